/** The browser's own voice, where it has one; it needs no secure page. */
import type { Language } from "./texts";

const TAGS: Readonly<Record<Language, string>> = { en: "en-GB", ru: "ru-RU" };
/** When so much waits to be spoken, it is no news any more. */
const LONGEST_LINE = 3;
let waiting = 0;

/** Whether this browser can speak at all. */
export function canSpeak(): boolean {
  return "speechSynthesis" in window;
}

/** Say a sentence in a language, after what is being said. */
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

/** A voice of this language; null leaves the choice to the browser. */
function voiceFor(language: Language): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language));
  return voices.find((voice) => voice.default) ?? voices[0] ?? null;
}
