import { cpSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { beforeEach, describe, expect, test } from 'vitest';

import { CACHE, contentHash, FileHashes } from '../../../generator/write/hash.ts';
import { readCache, writeCache } from '../../../generator/write/hash-cache.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { edit, freshWorkplace } from '../workplace.ts';
import { isLongRun } from '../../support/suite-length.ts';

const KEPT = `${CACHE}/state.json`;
/** The age in milliseconds from which a file counts as settled. */
const SETTLED = 150;

/** Writes another text of the same length and restores the times that can be set. */
function rewrite(path: string, text: string): void {
  const { atime, mtime, size } = statSync(path);
  writeFileSync(path, text);
  utimesSync(path, atime, mtime);
  if (statSync(path).size !== size) throw new Error(`${text} has another length`);
}

/** Replaces a stored hash, to show whether a run reuses it. */
function forge(out: string, before: string, after: string): void {
  edit(join(out, KEPT), before, after);
}

describe('stored hashes', () => {
  let out: string;
  let file: string;

  beforeEach(async () => {
    out = await temporaryDirectory();
    file = join(out, 'a.ts');
    writeFileSync(file, 'first');
    await delay(SETTLED);
    const hashes = readCache(out).hashes;
    hashes.ofDisk(file);
    writeCache(out, hashes, {});
  });

  test('are reused by the next process while the file is unchanged', () => {
    forge(out, contentHash('first'), 'kept');
    const hashes = readCache(out).hashes;
    expect(hashes.ofDisk(file)).toBe('kept');
    expect([...hashes.news]).toEqual([]);
    expect(readFileSync(join(out, CACHE, '.gitignore'), 'utf8')).toBe('*\n');
  });

  test('are ignored for a file with another text, even of the same size and modification time', () => {
    rewrite(file, 'other');
    expect(readCache(out).hashes.ofDisk(file)).toBe(contentHash('other'));
    rmSync(file);
    expect(readCache(out).hashes.ofDisk(file)).toBeUndefined();
  });

  test('are ignored in a copy of the folder', async () => {
    forge(out, contentHash('first'), 'kept');
    const copy = await temporaryDirectory();
    cpSync(out, copy, { recursive: true, preserveTimestamps: true });
    expect(readCache(copy).hashes.ofDisk(join(copy, 'a.ts'))).toBe(contentHash('first'));
  });

  test('include only the files of the last run', () => {
    const other = join(out, 'b.ts');
    writeFileSync(other, 'second');
    const hashes = readCache(out).hashes;
    hashes.wrote(other, contentHash('second'));
    writeCache(out, hashes, {});
    expect(readFileSync(join(out, KEPT), 'utf8')).not.toContain('a.ts');
  });

  test.each([
    ...['', '{"version":1,"files":["a.ts"', '{}', 'null', '[]'],
    ...['["a.ts","kept"]', '["a.ts","kept","1 1 5 1"]', '[null,null]'].map((files) => `{"version":1,"files":${files}}`),
  ])('are ignored when their file is damaged: %s', (text) => {
    writeFileSync(join(out, KEPT), text);
    expect(readCache(out).hashes.ofDisk(file)).toBe(contentHash('first'));
  });

  test('are ignored when their format has another version', () => {
    forge(out, contentHash('first'), 'kept');
    edit(join(out, KEPT), '"version":1', '"version":0');
    expect(readCache(out).hashes.ofDisk(file)).toBe(contentHash('first'));
  });
});

test('does not store the hash of a file that another write could change within the same timestamp', async () => {
  const out = await temporaryDirectory();
  const known = new Map([
    [join(out, 'settled.ts'), { hash: 'kept', stamp: `${Date.now() - SETTLED} 0 5 1` }],
    [join(out, 'racing.ts'), { hash: 'kept', stamp: `${Date.now() + 60_000} 0 5 1` }],
  ]);
  writeCache(out, { known } as unknown as FileHashes, {});
  expect(readFileSync(join(out, KEPT), 'utf8')).toMatch(/"files":\["settled\.ts","kept","[^"]*"\]\}$/);
});

test('reads a file that has just been written every time', async () => {
  const file = join(await temporaryDirectory(), 'a.ts');
  const hashes = new FileHashes();
  for (let round = 0; round < 200; round += 1) {
    const text = String(1_000 + round);
    writeFileSync(file, text);
    expect(hashes.ofDisk(file)).toBe(contentHash(text));
  }
});

describe('a run', () => {
  test.runIf(isLongRun)(
    'directly after the first one reads none of its output, and finds files edited in between',
    async () => {
      const place = await freshWorkplace();
      await place.run();
      const path = 'types/src/schemas.ts';
      const text = readFileSync(place.out(path), 'utf8');
      forge(place.at('generated'), contentHash(text), 'kept');
      expect((await place.run()).stdout).toContain('0 written');
      expect((await place.run()).stdout).toContain('nothing to do');

      rewrite(place.out(path), text.replace('export', 'import'));
      expect((await place.run()).stdout).toContain(`edited ${path}`);
      expect(readFileSync(place.out(path), 'utf8')).toBe(text);
      expect((await place.run()).stdout).toContain('nothing to do');
    },
  );

  test.runIf(isLongRun)('with --check reads all files, ignores the stored hashes, and stores none', async () => {
    const place = await freshWorkplace();
    await place.run();
    const path = 'types/src/schemas.ts';
    const text = readFileSync(place.out(path), 'utf8');
    rewrite(place.out(path), text.replace('export', 'import'));
    await delay(SETTLED);
    const hashes = new FileHashes();
    const edited = hashes.ofDisk(place.out(path))!;
    const kept = readFileSync(place.out(KEPT), 'utf8');
    writeCache(place.at('generated'), hashes, {});
    forge(place.at('generated'), edited, contentHash(text));
    expect(Object.keys(await place.causes())).toEqual([path]);

    writeFileSync(place.out(KEPT), kept);
    await place.check();
    expect(readFileSync(place.out(KEPT), 'utf8')).toBe(kept);
  });

  test.runIf(isLongRun)('works when it cannot store hashes, and stores none when it writes nothing', async () => {
    const place = await freshWorkplace();
    await place.run();
    rmSync(place.out(CACHE), { recursive: true });
    writeFileSync(place.out(CACHE), '');
    edit(place.at('spec.yaml'), 'maxLength: 80', 'maxLength: 81');
    expect(await place.run()).toMatchObject({ status: 0, stderr: '' });

    rmSync(place.at('generated'), { recursive: true });
    edit(place.at('spec.yaml'), 'maxLength: 81', 'maxLenght: 81');
    expect((await place.run()).status).toBe(1);
    expect(existsSync(place.at('generated'))).toBe(false);
  });
});
