import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generate } from '../../generator/generate.ts';
import { writeShuffled } from '../generator/shuffled-spec.ts';

export interface ShufflesOptions {
  /** Shuffles of each document. */
  readonly runs: number;
  readonly seed: number;
  /** Folders, each with a `spec.yaml`. */
  readonly documents: readonly string[];
  readonly progress: (runs: number) => void;
}

export interface Shuffled {
  readonly document: string;
  readonly seed: number;
  /** Files that differ from those of the document as it is written. */
  readonly files: readonly string[];
}

/** Generates documents with the keys of every mapping in other orders, and gives the first order of each that shows in the output. */
export async function shuffles({ runs, seed, documents, progress }: ShufflesOptions): Promise<Shuffled[]> {
  const found: Shuffled[] = [];
  let done = 0;
  for (const document of documents) {
    const expected = await outputOf(join(document, 'spec.yaml'));
    for (let number = 0; number < runs; number += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'shuffled-'));
      // Lehmer's generator takes no 0.
      writeShuffled(document, folder, seed + number + 1);
      const files = differing(expected, await outputOf(join(folder, 'spec.yaml')));
      rmSync(folder, { recursive: true });
      progress((done += 1));
      if (files.length === 0) continue;
      found.push({ document, seed: seed + number, files });
      break;
    }
  }
  return found;
}

async function outputOf(spec: string): Promise<ReadonlyMap<string, string>> {
  const { output, diagnostics } = await generate({ spec, out: 'unused', scope: '@same', strict: false });
  if (output === undefined) throw new Error(`${spec}: ${diagnostics.map(({ message }) => message).join('; ')}`);
  return new Map(output.files.map(({ path, text }) => [path, text]));
}

function differing(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path));
}
