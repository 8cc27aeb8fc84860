import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CORE_SCHEMA, load } from 'js-yaml';

import type { JsonObject } from '../../generator/json.ts';
import { randomNumbers, shuffled } from '../generator/shuffled-spec.ts';
import { generateHere } from './templates/generate-here.ts';

export interface ShufflesOptions {
  /** Number of orders for each document. */
  readonly runs: number;
  /** At least 1; each further order uses the next number. */
  readonly seed: number;
  /** Folders, each with a `spec.yaml` that refers to no other file. */
  readonly documents: readonly string[];
  readonly progress: (runs: number) => void;
}

export interface Shuffled {
  readonly document: string;
  readonly seed: number;
  /** Files that differ from the output of the original document. */
  readonly files: readonly string[];
}

/**
 * Generates documents with the keys of every mapping in other orders, and returns the first order of each
 * that changes the output. Compares unformatted output, since formatting depends only on the text.
 */
export async function shuffles({ runs, seed, documents, progress }: ShufflesOptions): Promise<Shuffled[]> {
  const found: Shuffled[] = [];
  for (const [index, document] of documents.entries()) {
    const written = load(readFileSync(join(document, 'spec.yaml'), 'utf8'), { schema: CORE_SCHEMA }) as JsonObject;
    const expected = await outputOf(written);
    for (let number = 0; number < runs; number += 1) {
      const order = shuffled(written, randomNumbers(seed + number)) as JsonObject;
      const files = differing(expected, await outputOf(order));
      progress(index * runs + number + 1);
      if (files.length === 0) continue;
      found.push({ document, seed: seed + number, files });
      break;
    }
  }
  return found;
}

async function outputOf(document: JsonObject): Promise<ReadonlyMap<string, string>> {
  const made = await generateHere(document);
  if ('rejected' in made) throw new Error(made.rejected.map(({ message }) => message).join('; '));
  return new Map(made.files.map(({ path, text }) => [path, text]));
}

function differing(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path));
}
