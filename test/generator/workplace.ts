import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll } from 'vitest';

import { filesBelow } from '../../generator/write/hash.ts';
import { readCache, writeCache } from '../../generator/write/hash-cache.ts';
import { generatorHashes } from '../../generator/write/inputs.ts';
import { MANIFEST, type Manifest, printManifest, readManifest } from '../../generator/write/manifest.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { type Run, runGenerator } from './run-generator.ts';

/** A small document with most features. */
export const SMALL = 'test/golden/house-extensions/spec.yaml';

/** A folder with `spec.yaml` in it, to run the generator in. */
export class Workplace {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  out(path: string): string {
    return join(this.folder, 'generated', path);
  }

  run(...words: readonly string[]): Promise<Run> {
    return runGenerator([
      '--spec',
      this.at('spec.yaml'),
      '--out',
      this.at('generated'),
      '--scope',
      '@ferries',
      ...words,
    ]);
  }

  check(...words: readonly string[]): Promise<Run> {
    return this.run('--check', ...words);
  }

  /** The causes that a check reports, by file. */
  async causes(...words: readonly string[]): Promise<Record<string, string>> {
    const { status, stdout } = await this.check('--json', ...words);
    const { clean, drift } = JSON.parse(stdout) as {
      clean: boolean;
      drift: { path: string; cause: string; detail: string }[];
    };
    if (clean !== (drift.length === 0) || status !== (clean ? 0 : 1)) throw new Error(`status ${status}: ${stdout}`);
    return Object.fromEntries(drift.map(({ path, cause, detail }) => [path, `${cause}: ${detail}`]));
  }

  editManifest(change: (manifest: Manifest) => Manifest): void {
    writeFileSync(this.out(MANIFEST), printManifest(change(readManifest(this.at('generated'))!)));
  }

  /**
   * Records other hashes of the generator's files, like an older generator. Call it after `editManifest`.
   */
  editGenerator(hashes: Readonly<Record<string, string>>): void {
    const out = this.at('generated');
    const now = generatorHashes({ spec: this.at('spec.yaml') }, out);
    writeCache(out, readCache(out).hashes, { ...now, ...hashes });
  }

  /** The contents and times of the output folder, to detect changes. */
  snapshot(): Record<string, string> {
    const paths = filesBelow(this.at('generated'));
    const state = (path: string): string => `${statSync(path).mtimeMs} ${readFileSync(path, 'utf8')}`;
    return Object.fromEntries(paths.map((path) => [path, state(this.out(path))]));
  }
}

/** A workplace with a document and no output. */
export async function freshWorkplace(): Promise<Workplace> {
  const place = new Workplace(await temporaryDirectory());
  cpSync(SMALL, place.at('spec.yaml'));
  return place;
}

/** Returns copies of a folder in which the generator has run once, for the calling test file. */
export function generatedWorkplaces(): () => Promise<Workplace> {
  const original = new Workplace(mkdtempSync(join(tmpdir(), 'generated-')));
  beforeAll(async () => {
    cpSync(SMALL, original.at('spec.yaml'));
    const { status, stderr } = await original.run();
    if (status !== 0) throw new Error(stderr);
  });
  afterAll(() => rmSync(original.folder, { recursive: true }));
  return async () => {
    const copy = new Workplace(await temporaryDirectory());
    cpSync(original.folder, copy.folder, { recursive: true });
    return copy;
  };
}

/** Replaces the first occurrence; throws when there is none. */
export function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`);
  writeFileSync(path, text.replace(from, to));
}

export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
