// Parts of texts, see tools/words.ts.
declare module "*.ftl?pitch" {
  const source: string;
  export default source;
}

declare module "*.ftl?first" {
  const sources: readonly string[];
  export default sources;
}

declare module "*.ftl?rest" {
  const sources: readonly string[];
  export default sources;
}

// A rule book as pages, see markdown.ts.
declare module "*.md?rules" {
  const book: import("./rules/book").Book;
  export default book;
}

declare module "zzfx" {
  export const ZZFX: {
    /** It makes one of its own; another may take its place. */
    audioContext: AudioContext;
    /** Play a sound made of these parameters. */
    play(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  };
}
