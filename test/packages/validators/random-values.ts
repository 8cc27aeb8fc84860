import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { isObject } from '../../../generator/model/canonical.ts';
import { resolveSchema } from '../../../generator/model/schemas.ts';
import { matching, mismatching } from '../../derived/derive/pattern-samples.ts';

type Named = ReadonlyMap<string, JsonSchema>;

/** Any value, for a place that requires another. */
const JUNK: readonly JsonValue[] = [null, true, false, 0, -1, 1.5, '', 'x', '💙', '0', [], [null], {}, { a: 1 }];

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  'date-time': [
    '2026-03-02T09:30:00.123456Z',
    '2024-02-29T23:59:59+01:00',
    '2026-02-29T00:00:00Z',
    '2026-03-02',
    'soon',
  ],
  date: ['2026-03-02', '2024-02-29', '2026-02-29', '2026-13-01', '1'],
  uri: ['https://api.example/a?b=c#d', 'http://[::1]:80/', 'api.example', '/a', 'https://a b'],
  email: ['jo@customer.example', 'a.b+c@d.example', '@', 'a@', 'jo', 'a b@c.example'],
  uuid: ['7f1c9a52-3a0e-4c7b-9d55-6f4f3c0a2b18', '7F1C9A52-3A0E-4C7B-9D55-6F4F3C0A2B18', '7f1c9a52', ''],
  hostname: ['checkout.customer.example', 'a', '-a.example', 'a..b', 'a_b.example'],
};

/** Values that mostly conform to a schema or narrowly miss it; the same numbers produce the same values. */
export class RandomValues {
  readonly #named: Named;
  readonly #random: () => number;
  readonly #texts = new Map<string, readonly string[]>();

  constructor(named: Named, seed: number) {
    this.#named = named;
    this.#random = lehmer(seed);
  }

  of(schema: JsonSchema, depth = 0): JsonValue {
    const rules = resolveSchema(schema, this.#named);
    if (!isObject(rules) || this.#chance(0.02)) return this.#pick(JUNK);
    const beside = isObject(schema) && '$ref' in schema ? { ...rules, ...schema, $ref: undefined } : rules;
    return this.#ofRules(beside as JsonObject, depth);
  }

  #ofRules(rules: JsonObject, depth: number): JsonValue {
    const { enum: values, const: fixed, anyOf, oneOf, allOf } = rules;
    if (fixed !== undefined) return fixed;
    if (Array.isArray(values)) return this.#chance(0.05) ? 'brand_new' : this.#pick(values);
    const forms = (anyOf ?? oneOf) as JsonSchema[] | undefined;
    const form = forms && this.of(this.#pick(forms), depth);
    const parts = ((allOf ?? []) as JsonSchema[]).map((part) => this.of(part, depth));
    const own = rules['type'] === undefined ? undefined : this.#ofType(rules, depth);
    const all = [form, ...parts, own].filter((value) => value !== undefined);
    if (all.length === 0) return this.#pick(JUNK);
    return all.every(isObject) ? Object.assign({}, ...all) : all.at(-1)!;
  }

  #ofType(rules: JsonObject, depth: number): JsonValue {
    switch (this.#pick([rules['type']!].flat())) {
      case 'string':
        return this.#text(rules);
      case 'integer':
        return this.#number(rules);
      case 'number':
        return this.#number(rules) + (this.#chance(0.3) ? 0.5 : 0);
      case 'boolean':
        return this.#chance(0.5);
      case 'array':
        return this.#list(rules, depth);
      case 'object':
        return this.#object(rules, depth);
      default:
        return null;
    }
  }

  #text({ pattern, format, examples, minLength = 0, maxLength }: JsonObject): string {
    // Prefers a format's samples: for some, such as email, Ajv accepts less than the RFC.
    if (typeof format === 'string' && format in FORMATS) return this.#pick(FORMATS[format]!);
    if (typeof pattern === 'string') return this.#pick(this.#textsOf(pattern, (examples ?? []) as string[]));
    const edges = [Number(minLength) - 1, Number(minLength), Number(maxLength ?? 3), Number(maxLength ?? 3) + 1];
    const length = Math.max(0, this.#pick(edges));
    return this.#chance(0.2) ? '💙'.repeat(length) : 'x'.repeat(length);
  }

  #textsOf(pattern: string, examples: readonly string[]): readonly string[] {
    const known = this.#texts.get(pattern);
    if (known) return known;
    const [good, bad] = isReadable(pattern)
      ? [matching(pattern), mismatching(pattern)]
      : [examples, ['', ' ', ...examples.flatMap((text) => [`${text}!`, text.slice(1), text.slice(0, -1)])]];
    // As many valid values as invalid ones.
    const all = [...bad, ...bad.map((_, index) => good[index % good.length] ?? '')];
    this.#texts.set(pattern, all);
    return all;
  }

  #number({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): number {
    const edges = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((edge) => typeof edge === 'number');
    const edge = edges.length > 0 ? this.#pick(edges) : this.#pick([0, 7, 2 ** 53]);
    return edge + this.#pick([-1, 0, 0, 1]);
  }

  #list({ items, minItems = 0, maxItems = 3 }: JsonObject, depth: number): JsonValue[] {
    const most = Number(maxItems) > 12 ? 3 : Number(maxItems);
    const length =
      depth > 6 ? 0 : Math.max(0, this.#pick([Number(minItems) - 1, Number(minItems), 1, 2, most, most + 1]));
    const list = Array.from({ length }, () => this.of((items ?? true) as JsonSchema, depth + 1));
    return list.length > 0 && this.#chance(0.1) ? [...list, list[0]!] : list;
  }

  #object({ properties, required, additionalProperties }: JsonObject, depth: number): JsonObject {
    const musts = new Set((required ?? []) as string[]);
    const members = Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, schema]) =>
      this.#chance(musts.has(name) ? 0.995 : depth > 6 ? 0 : 0.6) ? [[name, this.of(schema, depth + 1)] as const] : [],
    );
    const more = this.#chance(additionalProperties === undefined ? 0.1 : 0.05)
      ? [['more', this.#pick(JUNK)] as const]
      : [];
    return Object.fromEntries([...members, ...more]);
  }

  #chance(probability: number): boolean {
    return this.#random() < probability;
  }

  #pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)]!;
  }
}

/** The derived suite supports the patterns of requests; the others have examples. */
function isReadable(pattern: string): boolean {
  try {
    return matching(pattern).length > 0;
  } catch {
    return false;
  }
}

/** Lehmer's generator, for reproducible numbers. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
