import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { rules } from "./markdown.ts";
import { compressed } from "./tools/compressed.ts";
import { words } from "./tools/words.ts";

/**
 * What is fetched together is one file: dozens of small ones take longer, and compress badly. A
 * group takes along whatever its modules import, unless an earlier group has it. So what a page
 * shares with others comes before its own: else the start page or a replay would fetch a table.
 */
const TOGETHER = [
  { name: "lib", test: /node_modules/, tags: ["$initial" as const] },
  { name: "base", tags: ["$initial" as const] },
  // what the start page shares
  {
    name: "base",
    test: /src\/(?:games\/index|lib\/(?:api|bots|player|refusals)|start\/opening\.svelte|ui\/(?:Choice|Dialog|Field|Switch))\.\w+$|game-icons\/card-play\b|lucide\/(?:book-open|graduation-cap|lock|users|x)\b/,
  },
  // a table, a television, a replay and boards
  { name: "log", test: /src\/table\/(?:Log\.svelte|log_lines\.ts)$/ },
  {
    name: "pieces",
    test: /src\/(?:lib\/(?:deals|screen)\.ts|ui\/(?:SeatMark|Tabs)\.svelte)$|lucide\/(?:bot|chevron-left|chevron-right|circle-question-mark|hand|lightbulb|undo-2)\b|wooden-chair/,
  },
  { name: "live", test: /src\/lib\/table\.svelte\.ts$/ },
  { name: "table", test: /src\/table\/Frame\.svelte$/ },
];

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" }), rules(), words(), compressed()],
  build: {
    outDir: "../src/omerta/_client",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: "http://127.0.0.1:8080", ws: true },
      "/paper": { target: "http://127.0.0.1:8080" },
    },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false, // a page for every file would take half of the time
    testTimeout: 30_000, // other checks may have the machine at the same time
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
