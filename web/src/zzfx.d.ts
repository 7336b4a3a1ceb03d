declare module "zzfx" {
  export const ZZFX: {
    /** It makes one of its own; another may take its place. */
    audioContext: AudioContext;
    /** Play a sound made of these parameters. */
    play(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  };
}
