declare module "zzfx" {
  /** Play a sound made of these parameters. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
