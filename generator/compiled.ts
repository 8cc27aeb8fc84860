import { hash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * Returns the exports of a CommonJS module that takes long to generate. The first run, which `npm ci`
 * starts, generates it and writes it to the cache under a name with a hash of its inputs, `from`.
 */
export function compiledOnce(name: string, from: unknown, make: () => string): unknown {
  const key = hash('sha256', JSON.stringify(from)).slice(0, 16);
  const file = join(CACHE, `${name}-${key}.cjs`);
  try {
    return require(file);
  } catch {
    const text = make();
    writeCache(file, text);
    const module = { exports: undefined as unknown };
    (runInThisContext(`(function (module, require) {${text}\n})`) as (...scope: unknown[]) => void)(module, require);
    return module.exports;
  }
}

/** Where the cache can't be written, the next run generates the module again. */
function writeCache(file: string, text: string): void {
  const part = `${file}.${process.pid}.${performance.now()}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
  } catch {
    return;
  }
}
