import { validate } from '@cfworker/json-schema';

import type { JsonObject, JsonValue } from '../../json.ts';
import type { JsonSchema, NamedSchema } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { list, object, strings } from '../../model/reader.ts';
import { isBytes, type NamedSchemas, referenceTo } from '../../model/schemas.ts';
import type { Random } from './random.ts';
import { numbers, numbersOf, texts, valuesOf } from './scalar-samples.ts';
import { type Parts, partsOf } from './schema-parts.ts';

/** Below this depth, objects have only their required members, and lists only their required items. */
const MAX_DEPTH = 5;
/** Below this depth, nothing is made: a schema may require itself. */
const MAX_NESTING = 24;
/** Combinations of union members that are tried at one place. */
const MAX_CHOICES = 24;
/** Values that are checked for one sample; after that, the first candidate of each place is used. */
const MAX_CHECKS = 4_000;

interface Sampling {
  readonly random: Random;
  /** The named schemas around a place. */
  readonly path: readonly string[];
  readonly depth: number;
  readonly budget: { checks: number };
}

/** Creates values that schemas accept: examples from the document, otherwise values from the keywords. */
export class Samples {
  readonly #named: NamedSchemas;
  readonly #references: Record<string, object | boolean> = Object.create(null);

  constructor(schemas: readonly NamedSchema[]) {
    this.#named = new Map(schemas.map(({ name, json }) => [name, json]));
    for (const { name, json } of schemas) this.#references[referenceTo(name)] = json;
  }

  /** The same value for the same schema and the same numbers of `random`. */
  valueOf(schema: JsonSchema, random?: Random): JsonValue {
    const sampling = { random, path: [], depth: 0, budget: { checks: MAX_CHECKS } };
    return this.#sample([schema], sampling).value ?? null;
  }

  /** Interprets schemas: a mock checks few values, and compiling those of a large document takes seconds. */
  accepts(schemas: readonly JsonSchema[], value: JsonValue): boolean {
    try {
      return schemas.every((schema) => validate(value, schema as object, '2020-12', this.#references).valid);
    } catch {
      return true;
    }
  }

  /** Tries one combination of union members after the other; the first candidate if all are invalid. */
  #sample(
    schemas: readonly JsonSchema[],
    sampling: Sampling,
  ): { readonly value?: JsonValue; readonly isValid: boolean } {
    let first: JsonValue | undefined;
    const { random, budget, path, depth } = sampling;
    if (depth > MAX_NESTING) return { isValid: false };
    const start = Math.floor((random?.() ?? 0) * MAX_CHOICES);
    for (let choice = 0, choices = 1; choice < Math.min(choices, MAX_CHOICES); choice += 1) {
      const parts = partsOf(schemas, start + choice, this.#named, new Set(path));
      choices = parts.choices;
      for (const value of this.#candidates(parts, sampling)) {
        first ??= value;
        if (budget.checks <= 0) return { value: first, isValid: true };
        budget.checks -= 1;
        if (this.accepts(schemas, value)) return { value, isValid: true };
      }
    }
    return { ...(first !== undefined && { value: first }), isValid: false };
  }

  *#candidates(parts: Parts, sampling: Sampling): Generator<JsonValue> {
    const { schemas } = parts;
    const values = valuesOf(schemas, 'enum').flatMap(list);
    // For varied values, the list from a random item on.
    const start = Math.floor((sampling.random?.() ?? 0) * values.length);
    const listed = [...valuesOf(schemas, 'const'), ...values.slice(start), ...values.slice(0, start)];
    const examples = [...valuesOf(schemas, 'examples').flatMap(list), ...valuesOf(schemas, 'example')];
    const shown = [...examples, ...valuesOf(schemas, 'default')];
    yield* sampling.random === undefined ? [...shown, ...listed] : listed;
    if (listed.length > 0) return;
    const depth = sampling.depth + 1;
    const inner = { ...sampling, depth, path: [...sampling.path, ...parts.names] };
    for (const type of typesOf(schemas)) {
      if (type === 'object') yield* this.#objects(parts, sampling, inner);
      else if (type === 'array') yield* this.#lists(schemas, inner);
      else if (type === 'string') yield* schemas.some(isBytes) ? ['sample'] : texts(schemas, sampling.random);
      else if (type === 'boolean')
        yield* sampling.random !== undefined && sampling.random() < 0.5 ? [false, true] : [true, false];
      else if (type === 'null') yield null;
      else yield* numbers(schemas, sampling.random).filter((number) => type === 'number' || Number.isInteger(number));
    }
  }

  *#objects({ schemas, names }: Parts, outer: Sampling, inner: Sampling): Generator<JsonObject> {
    const required = new Set(valuesOf(schemas, 'required').flatMap(strings));
    const isRecursive = outer.path.some((name) => names.has(name));
    const omitted = new Set(valuesOf(schemas, 'x-omitted').flatMap(strings));
    const optional = keysOf(schemas, 'properties').filter((name) => !omitted.has(name));
    const isFull = !isRecursive && inner.depth <= MAX_DEPTH;
    const members: Record<string, JsonValue> = {};
    for (const name of new Set([...required, ...(isFull ? optional : [])])) {
      const { value, isValid } = this.#sample(membersAt(schemas, name), inner);
      if (value !== undefined && (isValid || required.has(name))) members[name] = value;
    }
    const least = Math.max(0, ...numbersOf(schemas, 'minProperties'));
    const isOpen = valuesOf(schemas, 'additionalProperties').some(isObject);
    const missing = Math.max(isOpen && isFull && optional.length === 0 ? 1 : 0, least - Object.keys(members).length);
    this.#extend(members, schemas, missing, inner);
    yield members;
    const most = Math.min(Infinity, ...numbersOf(schemas, 'maxProperties'));
    const entries = Object.entries(members);
    const needed = entries.filter(([name]) => required.has(name));
    const spare = entries.filter(([name]) => !required.has(name));
    yield Object.fromEntries([...needed, ...spare].slice(0, Math.max(most, needed.length)));
    yield Object.fromEntries(needed);
    // An optional member that conflicts with the others.
    for (const [name] of spare) yield Object.fromEntries(entries.filter(([other]) => other !== name));
    // One of several optional members that a value has to have.
    if (!isFull)
      for (const name of optional) {
        const { value } = this.#sample(membersAt(schemas, name), inner);
        if (value !== undefined) yield { ...Object.fromEntries(needed), [name]: value };
      }
  }

  /** Adds members that no keyword names. */
  #extend(members: Record<string, JsonValue>, schemas: readonly JsonObject[], missing: number, inner: Sampling): void {
    const patterns = keysOf(schemas, 'patternProperties').map((pattern) => ({ pattern }));
    const keys = [...valuesOf(schemas, 'propertyNames'), ...patterns] as JsonSchema[];
    const key = keys.length === 0 ? 'key' : String(this.#sample([...keys, { type: 'string' }], inner).value ?? 'key');
    for (let index = 1; index <= Math.min(missing, 100); index += 1) {
      const name = index === 1 ? key : `${key}${index}`;
      const { value } = this.#sample(membersAt(schemas, name), inner);
      members[name] = value ?? null;
    }
  }

  *#lists(schemas: readonly JsonObject[], inner: Sampling): Generator<JsonValue[]> {
    const prefix = Math.max(0, ...valuesOf(schemas, 'prefixItems').map((items) => list(items).length));
    const contains = valuesOf(schemas, 'contains') as JsonSchema[];
    const counted = contains.length === 0 ? 0 : Math.max(1, ...numbersOf(schemas, 'minContains'));
    const least = Math.max(0, counted, ...numbersOf(schemas, 'minItems'));
    const most = Math.min(1000, ...numbersOf(schemas, 'maxItems'));
    const isUnique = valuesOf(schemas, 'uniqueItems').includes(true);
    const itemAt = (index: number): JsonValue | undefined => {
      const wanted = [...itemSchemas(schemas, index), ...(index < counted ? contains : [])];
      const { value, isValid } = this.#sample(wanted, inner);
      return isValid || index < least ? value : undefined;
    };
    const wanted = Math.min(most, Math.max(least, prefix, inner.depth <= MAX_DEPTH ? 1 : 0));
    const items: JsonValue[] = [];
    for (let index = 0; index < wanted; index += 1) {
      // Equal items are made once.
      const isSame = index > Math.max(prefix, counted) && inner.random === undefined;
      const item = isSame ? items.at(-1) : itemAt(index);
      if (item === undefined) break;
      items.push(isUnique && index > 0 ? this.#unlike(item, items, itemSchemas(schemas, index), inner) : item);
    }
    yield items;
    if (items.length > least) yield items.slice(0, least);
  }

  /** A value that the list does not have yet, if there is one. */
  #unlike(item: JsonValue, items: readonly JsonValue[], schemas: readonly JsonSchema[], inner: Sampling): JsonValue {
    const isSeen = items.some((other) => JSON.stringify(other) === JSON.stringify(item));
    return isSeen ? (this.#sample([...schemas, { not: { enum: items } }], inner).value ?? item) : item;
  }
}

const TYPES = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'] as const;

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'propertyNames'],
  array: ['items', 'prefixItems', 'minItems', 'contains', 'uniqueItems'],
  string: ['pattern', 'minLength', 'maxLength', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/** The types that all schemas allow, likely ones first, `null` last. */
function typesOf(schemas: readonly JsonObject[]): readonly string[] {
  const allows = (type: string): boolean =>
    valuesOf(schemas, 'type').every((types) =>
      [types].flat().some((each) => each === type || (each === 'number' && type === 'integer')),
    );
  const isOther = (type: string): boolean => type !== 'integer' || !allows('number') || TYPES.every(allows);
  const possible = TYPES.filter((type) => allows(type) && isOther(type));
  const described = possible.filter((type) => KEYWORDS[type]?.some((keyword) => valuesOf(schemas, keyword).length > 0));
  return [...new Set([...described, ...possible])];
}

function keysOf(schemas: readonly JsonObject[], keyword: string): string[] {
  return valuesOf(schemas, keyword).flatMap((members) => Object.keys(object(members)));
}

/** All schemas that apply to a member. */
function membersAt(schemas: readonly JsonObject[], name: string): JsonSchema[] {
  return schemas.flatMap(({ properties, patternProperties, additionalProperties }) => {
    const members = object(properties);
    const named = Object.hasOwn(members, name) ? [members[name]] : [];
    const matching = Object.entries(object(patternProperties)).filter(([pattern]) => matches(pattern, name));
    const own = [...named, ...matching.map(([, member]) => member)];
    const other = own.length === 0 && additionalProperties !== undefined ? [additionalProperties] : [];
    return [...own, ...other] as JsonSchema[];
  });
}

function itemSchemas(schemas: readonly JsonObject[], index: number): JsonSchema[] {
  const own = schemas.map(({ prefixItems, items }) => list(prefixItems)[index] ?? items);
  return own.filter((schema) => schema !== undefined) as JsonSchema[];
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}
