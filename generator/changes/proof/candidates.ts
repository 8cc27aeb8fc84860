import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { findText } from '../patterns/find-text.ts';
import { saidOf, type SchemaNode, schemaNode } from '../schema/schema-node.ts';
import { takesNull, typesOf, valuesOf } from '../schema/value-types.ts';
import type { Located, Side } from '../side.ts';

/** Schemas inside of schemas are followed this far. */
const DEPTH = 7;
/** Values of one member that are tried in turn. */
const PER_MEMBER = 6;
/** Longer texts are not made. */
const LONGEST = 20_000;

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2027-01-31T12:00:00Z',
  date: '2027-01-31',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'jo@sample.example',
  hostname: 'sample.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://sample.example/a',
  'uri-reference': '/a',
  uuid: '0f9c1a52-6c0d-4b7e-8a53-2d3f6f1f7c11',
  regex: '^a$',
  'json-pointer': '/a',
  byte: 'YQ==',
};

/** Values of every kind, for what says little about itself. */
const PLAIN: readonly JsonValue[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 40,
  '',
  'a',
  'not in any form at all?',
  [],
  [0],
  {},
  { a: 0 },
];

/**
 * Values that are worth trying on a schema, likely ones first: what it lists, the edges of its limits, objects with and without
 * each member. Many do not satisfy it; whoever asks has a check for that. `edges` are numbers that matter elsewhere.
 */
export function candidates(
  schemas: readonly Located[],
  side: Side,
  edges: readonly number[] = [],
  depth = 0,
): JsonValue[] {
  const node = schemaNode(schemas, side);
  const own = [
    ...(valuesOf(node) ?? []),
    ...['const', 'default', 'example'].flatMap((keyword) => saidOf(node, keyword).map(({ json }) => json)),
    ...saidOf(node, 'examples').flatMap(({ json }) => (Array.isArray(json) ? (json as readonly JsonValue[]) : [])),
  ];
  const types = typesOf(node);
  const made: JsonValue[] = [...own];
  if (types.has('string')) made.push(...texts(node, edges));
  if (types.has('integer') || types.has('fraction')) made.push(...numbers(node, edges));
  if (types.has('boolean')) made.push(true, false);
  if (takesNull(node)) made.push(null);
  if (depth < DEPTH && types.has('array') && speaksOf(node, LIST_KEYWORDS, 'array'))
    made.push(...lists(node, side, edges, depth));
  if (depth < DEPTH && types.has('object') && speaksOf(node, OBJECT_KEYWORDS, 'object'))
    made.push(...objects(node, side, edges, depth));
  for (const union of node.unions) {
    if (depth >= DEPTH) break;
    for (const form of union.members) made.push(...merged(made, candidates([form], side, edges, depth + 1)));
  }
  if (depth < 2) made.push(...PLAIN);
  return unique(made);
}

/** Every number that limits something, with its neighbours. */
export function edgesOf(schemas: readonly Located[], side: Side): number[] {
  const node = schemaNode(schemas, side);
  const found = EDGES.flatMap((keyword) => saidOf(node, keyword).map(({ json }) => Number(json))).filter(
    Number.isFinite,
  );
  return [...new Set(found.flatMap((number) => [number, number - 1, number + 1, number + 0.5, number * 2]))];
}

const EDGES = (
  'minLength maxLength minItems maxItems minProperties maxProperties minimum maximum exclusiveMinimum exclusiveMaximum multipleOf ' +
  'minContains maxContains x-max-bytes'
).split(' ');
const LIST_KEYWORDS = ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'];
const OBJECT_KEYWORDS = [
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'minProperties',
  'x-max-bytes',
];

function speaksOf(node: SchemaNode, keywords: readonly string[], type: string): boolean {
  return node.parts.some(
    ({ json }) => [json['type']].flat().includes(type) || keywords.some((keyword) => Object.hasOwn(json, keyword)),
  );
}

function texts(node: SchemaNode, edges: readonly number[]): string[] {
  const patterns = saidOf(node, 'pattern').map(({ json }) => String(json));
  const prefixes = saidOf(node, 'x-id-prefix').map(({ json }) => String(json));
  const limits = [...edges, ...edgeNumbers(node, ['minLength', 'maxLength'])];
  const lengths = [...new Set([1, 0, ...limits])].filter(
    (length) => length >= 0 && length <= LONGEST && Number.isInteger(length),
  );
  const formats = saidOf(node, 'format').flatMap(({ json }) => FORMATS[String(json)] ?? []);
  if (patterns.length === 0)
    return [
      ...formats,
      ...prefixes.map((prefix) => `${prefix}a`),
      ...lengths.map((length) => 'a'.repeat(length)),
      'A1?',
    ];
  const matching = [0, ...lengths].flatMap((minLength) => {
    const found = findText({ matches: patterns, minLength });
    return found === undefined || found === 'unknown' ? [] : [found];
  });
  return [...formats, ...matching, ...lengths.map((length) => 'a'.repeat(length))];
}

function numbers(node: SchemaNode, edges: readonly number[]): number[] {
  const own = edgeNumbers(node, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']);
  const steps = [1, ...saidOf(node, 'multipleOf').map(({ json }) => Number(json))];
  const round = [...own, ...edges].flatMap((number) => steps.map((step) => Math.round(number / step) * step));
  return [...own, ...edges, ...round, 0, 1, 2, 0.5, -1, 2 ** 40, 2 ** 31 + 1, 1e39];
}

function edgeNumbers(node: SchemaNode, keywords: readonly string[]): number[] {
  return keywords.flatMap((keyword) =>
    saidOf(node, keyword).flatMap(({ json }) => (typeof json === 'number' ? [json, json - 1, json + 1] : [])),
  );
}

function lists(node: SchemaNode, side: Side, edges: readonly number[], depth: number): JsonValue[] {
  const places = saidOf(node, 'prefixItems').flatMap(({ json, path }) =>
    (json as readonly JsonValue[]).map((schema, index) => ({ json: schema, path: [...path, index] })),
  );
  const firsts = places.map((place) => candidates([place], side, [], depth + 1)[0] ?? null);
  const wanted = [...saidOf(node, 'items'), ...saidOf(node, 'contains')].filter(({ json }) => json !== false);
  const items = wanted.length === 0 ? [0, 'a', {}, null] : candidates(wanted, side, [], depth + 1).slice(0, 12);
  const counts = [...new Set([1, 2, 0, 3, ...edges, ...edgeNumbers(node, ['minItems', 'maxItems', 'minContains'])])];
  const possible = counts.filter((count) => Number.isInteger(count) && count >= 0 && count <= 1000);
  const sized = possible.flatMap((count) => [
    Array.from({ length: count }, () => items[0] ?? null),
    Array.from({ length: count }, (_, index) => items[index % items.length] ?? index),
    Array.from({ length: count }, (_, index) => another(items[0] ?? index, index)),
  ]);
  return [...items.map((item) => [item]), ...sized, firsts, ...items.map((item) => [...firsts, item])];
}

/** Something of the same kind that is not equal to what another index gives. */
function another(value: JsonValue, index: number): JsonValue {
  if (typeof value === 'number') return value + index;
  if (typeof value === 'string') return value + 'a'.repeat(index);
  return isObject(value) ? { ...value, [`other_${index}`]: index } : value;
}

function objects(node: SchemaNode, side: Side, edges: readonly number[], depth: number): JsonValue[] {
  const values = new Map<string, readonly JsonValue[]>();
  for (const [name, schemas] of node.properties) {
    const found = candidates(schemas, side, [], depth + 1);
    const usual = found.length > PER_MEMBER && depth > 0 ? found.slice(0, PER_MEMBER) : found;
    values.set(name, usual);
  }
  for (const name of node.required.keys()) if (!values.has(name)) values.set(name, ['a']);
  const entries = [...values].map(([name, [first = null]]) => [name, first] as const);
  const full: JsonObject = Object.fromEntries(entries);
  const least: JsonObject = Object.fromEntries(entries.filter(([name]) => node.required.has(name)));
  const without = entries.map(([name]) => Object.fromEntries(entries.filter(([other]) => other !== name)));
  const alone = entries.map(([name, value]) => ({ ...least, [name]: value }));
  const extra = saidOf(node, 'additionalProperties').filter(({ json }) => isObject(json));
  const others = extra.length === 0 ? [0, 'a', true] : candidates(extra, side, [], depth + 1).slice(0, 8);
  const named = saidOf(node, 'patternProperties').flatMap(({ json }) =>
    Object.keys(json as JsonObject).flatMap((pattern) => {
      const name = findText({ matches: [pattern] });
      return name === undefined || name === 'unknown'
        ? []
        : [
            { ...least, [name]: 0 },
            { ...least, [name]: 'a' },
          ];
    }),
  );
  const sized = [...edges, ...edgeNumbers(node, ['minProperties', 'maxProperties'])]
    .filter((count) => Number.isInteger(count) && count > 0 && count <= 2000)
    .map((count) => ({ ...least, ...numbered(count - Object.keys(least).length, others[0] ?? 0) }));
  const varied =
    depth > 1
      ? []
      : [...values].flatMap(([name, some]) => some.slice(1, PER_MEMBER).map((value) => ({ ...full, [name]: value })));
  const bytes = edges
    .filter((count) => Number.isInteger(count) && count > 20 && count <= LONGEST)
    .map((count) => ({ ...least, padding: 'a'.repeat(count - 14) }));
  return [
    ...[full, least, ...without, ...alone, ...others.map((other) => ({ ...least, other_member: other }))],
    ...[...others.map((other) => ({ ...full, other_member: other })), ...named, ...sized, ...bytes, ...varied, {}],
  ];
}

function numbered(count: number, value: JsonValue): JsonObject {
  return Object.fromEntries(Array.from({ length: Math.max(0, count) }, (_, index) => [`member_${index}`, value]));
}

/** A form of a union together with what stands beside the union. */
function merged(outside: readonly JsonValue[], forms: readonly JsonValue[]): JsonValue[] {
  const around = outside.find((value) => isObject(value));
  return forms.flatMap((form) =>
    isObject(form) && around !== undefined ? [form, { ...(around as JsonObject), ...form }] : [form],
  );
}

function unique(values: readonly JsonValue[]): JsonValue[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
