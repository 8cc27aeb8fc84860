import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

import { CORE_SCHEMA, dump, load } from 'js-yaml';

import type { JsonValue } from '../../generator/json.ts';
import { filesBelow } from '../../generator/write/hash.ts';

/**
 * Writes the YAML files below `from` to `to` with the keys of every object in another order. The same seed
 * produces the same order.
 */
export function writeShuffled(from: string, to: string, seed: number): void {
  const random = randomNumbers(seed);
  const files = filesBelow(from).filter((file) => extname(file) === '.yaml' && !file.startsWith('expected/'));
  if (files.length === 0) throw new Error(`${from} holds no YAML`);
  for (const file of files) {
    const value = load(readFileSync(join(from, file), 'utf8'), { schema: CORE_SCHEMA }) as JsonValue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), dump(shuffled(value, random), { noRefs: true, lineWidth: -1, schema: CORE_SCHEMA }));
  }
}

/** The same value with the keys of every object in another order. */
export function shuffled(value: JsonValue, random: () => number): JsonValue {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [random(), key, shuffled(member, random)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a - b).map(([, key, member]) => [key, member]));
}

/** Lehmer's generator, for reproducible numbers. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}
