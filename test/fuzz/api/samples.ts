import * as fc from 'fast-check';

import { membersOf, valueOf, type WholeSchema } from '../../support/schema-arbitrary.ts';
import type { Chance } from './chance.ts';
import type { Memory } from './memory.ts';

const BATCH = 12;
const arbitraries = new WeakMap<WholeSchema, fc.Arbitrary<unknown>>();

/** Values that conform to a schema. Samples in batches, since one value takes as long as ten. */
export class Samples {
  readonly #random: Chance;
  readonly #memory: Memory;
  readonly #batches = new Map<WholeSchema, unknown[]>();

  constructor(random: Chance, memory: Memory) {
    this.#random = random;
    this.#memory = memory;
  }

  value(schema: WholeSchema): unknown {
    const batch = this.#batches.get(schema) ?? [];
    if (batch.length === 0) {
      const arbitrary = arbitraries.get(schema) ?? valueOf(schema);
      arbitraries.set(schema, arbitrary);
      batch.push(...fc.sample(arbitrary, { seed: this.#random.below(2 ** 31), numRuns: BATCH }));
      this.#batches.set(schema, batch);
    }
    return this.withKnownIds(this.#withoutSome(schema, batch.pop()));
  }

  /** Omits some optional members. */
  #withoutSome(schema: WholeSchema, value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const required = new Set(requiredOf(schema));
    const members = membersOf(schema);
    return Object.fromEntries(
      Object.entries(value).filter(([name]) => !(name in members) || required.has(name) || this.#random.happens(0.5)),
    );
  }

  /** Replaces most made-up ids with ids of existing entities. */
  withKnownIds(value: unknown): unknown {
    if (typeof value === 'string') {
      const prefix = /^([a-z]+_)[a-z0-9]{26}$/.exec(value)?.[1];
      if (prefix === undefined || this.#random.happens(0.1)) return value;
      return this.#memory.idWith(prefix, this.#random) ?? value;
    }
    if (Array.isArray(value)) return [...new Set(value.map((each) => this.withKnownIds(each)))];
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.withKnownIds(each)]));
  }
}

function requiredOf(schema: WholeSchema): string[] {
  const parts = (schema['allOf'] ?? []) as WholeSchema[];
  return [...((schema['required'] ?? []) as string[]), ...parts.flatMap(requiredOf)];
}
