import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
    writeCache(name, file, text);
    const module = { exports: undefined as unknown };
    (runInThisContext(`(function (module, require) {${text}\n})`) as (...scope: unknown[]) => void)(module, require);
    return module.exports;
  }
}

/** Replaces the module of other inputs. If it can't be written, the next run generates it again. */
function writeCache(name: string, file: string, text: string): void {
  const part = `${file}.${process.pid}.${performance.now()}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
    for (const other of readdirSync(CACHE).filter((each) => each.startsWith(`${name}-`) && each.endsWith('.cjs')))
      if (join(CACHE, other) !== file) rmSync(join(CACHE, other), { force: true });
  } catch {
    return;
  }
}
