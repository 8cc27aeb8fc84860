import { createHash, randomUUID } from 'node:crypto';
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
  const key = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 32);
  const file = join(CACHE, `${name}-${key}.cjs`);
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

/** Under its name only when it is whole. Where nothing may be written, the next run compiles again. */
function keep(file: string, text: string): void {
  const part = `${file}.${randomUUID()}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
  } catch {
    return;
  }
}
