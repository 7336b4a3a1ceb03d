/** Speech by the browser's own voice, if it has one; works over plain HTTP. */
import type { Language } from "./texts";

const TAGS: Readonly<Record<Language, string>> = { en: "en-GB", ru: "ru-RU" };
/** If more than this many sentences wait, the oldest are dropped. */
const LONGEST_LINE = 3;
let waiting = 0;

/** True if this browser can speak. */
export function canSpeak(): boolean {
  return "speechSynthesis" in window;
}

/** Speak a sentence in a language, after the sentences before it. */
export function speak(text: string, language: Language): void {
  if (!canSpeak() || text === "") return;
  if (waiting >= LONGEST_LINE) hush();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = TAGS[language];
  said.voice = voiceFor(language);
  said.onend = said.onerror = () => {
    waiting = Math.max(0, waiting - 1);
  };
  waiting += 1;
  speechSynthesis.speak(said);
}

/** Stop speaking. */
export function hush(): void {
  waiting = 0;
  if (canSpeak()) speechSynthesis.cancel();
}

/** A voice for a language; null lets the browser choose. */
function voiceFor(language: Language): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language));
  return voices.find((voice) => voice.default) ?? voices[0] ?? null;
}
