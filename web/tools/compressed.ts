import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const ENCODINGS = {
  ".gz": (raw: Buffer) => promisify(gzip)(raw, { level: constants.Z_BEST_COMPRESSION }),
  ".br": (raw: Buffer) =>
    promisify(brotliCompress)(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
};

/** Puts a .gz and a .br file beside every built text, so that the server never has to compress one. */
export function compressed(): Plugin {
  return {
    name: "omerta:compressed",
    apply: "build",
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error("the client is built into a folder");
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => TEXTS.test(name) && !name.startsWith(".vite"));
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const raw = await readFile(path);
  for (const [ending, encode] of Object.entries(ENCODINGS)) {
    const small = await encode(raw);
    if (small.length < raw.length) await writeFile(path + ending, small);
  }
}
