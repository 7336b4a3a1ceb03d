import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { rules } from "./markdown.ts";
import { compressed } from "./tools/compressed.ts";
import { pitch } from "./tools/pitch.ts";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" }), rules(), pitch(), compressed()],
  build: {
    outDir: "../src/omerta/_client",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 30_000, // other checks may have the machine at the same time
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
