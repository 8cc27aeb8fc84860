import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * What a CommonJS module exports that takes long to make: it is made by the first run, which `npm ci` does, and kept under a name that
 * stands for all that it is made of (`from`).
 */
export function compiledOnce(name: string, from: unknown, make: () => string): unknown {
  const file = fileOf(name, from);
  try {
    return require(file);
  } catch {
    const text = make();
    keep(file, text);
    const module = { exports: undefined as unknown };
    (runInThisContext(`(function (module, require) {${text}\n})`) as (...scope: unknown[]) => void)(module, require);
    return module.exports;
  }
}

function fileOf(name: string, from: unknown): string {
  return join(CACHE, `${name}-${fingerprint(JSON.stringify(from))}.cjs`);
}

/** Under its name only when it is whole. Where nothing may be written, the next run compiles again. */
function keep(file: string, text: string): void {
  const part = `${file}.${process.pid}.${performance.now()}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
  } catch {
    return;
  }
}

/** 64 bits, by which texts of our own differ; nobody makes two alike on purpose. Loading `node:crypto` takes ten times as long as this. */
function fingerprint(text: string): string {
  let [a, b] = [0xdeadbeef ^ text.length, 0x41c6ce57];
  for (const word of wordsOf(text)) {
    a = Math.imul(a ^ word, 2654435761);
    b = Math.imul((b ^ word) + (a >>> 15), 1597334677);
  }
  const [c, d] = [
    Math.imul(a ^ (a >>> 16), 2246822507) ^ (b >>> 13),
    Math.imul(b ^ (b >>> 16), 3266489909) ^ (a >>> 13),
  ];
  return [c, d].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Its bytes, four at a time, which takes a quarter of the time of one after the other. */
function wordsOf(text: string): Int32Array {
  const bytes = new Uint8Array(4 * Math.ceil((3 * text.length) / 4));
  const { written } = new TextEncoder().encodeInto(text, bytes);
  return new Int32Array(bytes.buffer, 0, Math.ceil(written / 4));
}
