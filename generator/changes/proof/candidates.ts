import type { JsonObject, JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { findText } from '../../patterns/find-text.ts';
import { FORMAT_TEXTS } from '../../patterns/format-texts.ts';
import { SchemaNode } from '../schema/schema-node.ts';
import { acceptsNull, enumOf, typesOf } from '../schema/types.ts';
import type { Located } from '../side.ts';

const MAX_DEPTH = 7;
const MAX_TEXT = 20_000;
/** Values of one member that are tried in turn. */
const PER_MEMBER = 6;

/** Values of every type, for schemas that restrict little. */
const ANY_TYPE: readonly JsonValue[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 40, '', 'a', 'not in any form at all?'],
  ...[[], [0], {}, { a: 0 }],
];

/** Numbers with which a search varies lengths, counts and values. */
type Edges = readonly number[];

/**
 * Values that a schema may accept, likely ones first: listed values, the edges of its limits,
 * objects with and without each member. Many of them are invalid; the caller validates them.
 */
export function candidates(schemas: readonly Located[], edges: Edges = [], depth = 0): JsonValue[] {
  const node = new SchemaNode(schemas);
  const types = typesOf(node);
  const values: JsonValue[] = [
    ...(enumOf(node) ?? []),
    ...['const', 'default', 'example'].flatMap((keyword) => node.valuesAt(keyword).map(({ json }) => json)),
    ...node.valuesAt('examples').flatMap((list) => list.items().map(({ json }) => json)),
  ];
  if (types.has('string')) values.push(...texts(node, edges));
  if (types.has('integer') || types.has('fraction')) values.push(...numbers(node, edges));
  if (types.has('boolean')) values.push(true, false);
  if (acceptsNull(node)) values.push(null);
  if (depth < MAX_DEPTH) {
    if (types.has('array')) values.push(...lists(node, edges, depth));
    if (types.has('object')) values.push(...objects(node, edges, depth));
    for (const form of node.unions.flatMap(({ members }) => members))
      values.push(...merged(values, candidates([form], edges, depth + 1)));
  }
  if (depth < 2) values.push(...ANY_TYPE);
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function texts(node: SchemaNode, edges: Edges): string[] {
  const patterns = node.valuesAt('pattern').map(({ json }) => String(json));
  const all = new Set([1, 0, ...edges, ...ownEdges(node)]);
  const lengths = [...all].filter((length) => Number.isInteger(length) && length >= 0 && length <= MAX_TEXT);
  const formats = node.valuesAt('format').flatMap(({ json }) => FORMAT_TEXTS[String(json)] ?? []);
  const plain = lengths.map((length) => 'a'.repeat(length));
  if (patterns.length > 0)
    return [...formats, ...[0, ...lengths].flatMap((minLength) => textFor(patterns, minLength)), ...plain];
  const prefixed = node.valuesAt('x-id-prefix').map(({ json }) => `${String(json)}a`);
  return [...formats, ...prefixed, ...plain, 'A1?'];
}

/** A text that matches all patterns; none when the search fails. */
function textFor(matches: readonly string[], minLength = 0): string[] {
  const found = findText({ matches, minLength });
  return found === undefined || found === 'unknown' ? [] : [found];
}

function numbers(node: SchemaNode, edges: Edges): number[] {
  const own = ownEdges(node);
  const steps = [1, ...node.valuesAt('multipleOf').map(({ json }) => Number(json))];
  const multiples = [...own, ...edges].flatMap((number) => steps.map((step) => Math.round(number / step) * step));
  return [...own, ...edges, ...multiples, 0, 1, 2, 0.5, -1, 2 ** 40, 2 ** 31 + 1, 1e39];
}

/** The values of keywords that are numbers. */
function numbersIn(node: SchemaNode): number[] {
  return node.parts.flatMap(({ json }) => Object.values(json)).filter((value) => typeof value === 'number');
}

function ownEdges(node: SchemaNode): number[] {
  return numbersIn(node).flatMap((number) => [number, number - 1, number + 1]);
}

/** Numbers around those of all keywords, such as limits. */
export function edgesOf(schemas: readonly Located[]): number[] {
  const found = numbersIn(new SchemaNode(schemas));
  return [...new Set(found.flatMap((number) => [number, number - 1, number + 1, number + 0.5, number * 2]))];
}

function lists(node: SchemaNode, edges: Edges, depth: number): JsonValue[] {
  const valuesOf = (schemas: readonly Located[]): JsonValue[] => candidates(schemas, [], depth + 1);
  const first = node.valuesAt('prefixItems').flatMap((list) => list.items());
  const firsts = first.map((place) => valuesOf([place])[0] ?? null);
  const wanted = [...node.valuesAt('items'), ...node.valuesAt('contains')].filter(({ json }) => json !== false);
  const items = wanted.length === 0 ? [0, 'a', {}, null] : valuesOf(wanted).slice(0, 12);
  const counts = new Set([1, 2, 0, 3, ...edges, ...ownEdges(node)]);
  const sized = [...counts]
    .filter((count) => Number.isInteger(count) && count >= 0 && count <= 1000)
    .flatMap((length) => [
      Array.from({ length }, () => items[0] ?? null),
      Array.from({ length }, (_, index) => items[index % items.length] ?? index),
      Array.from({ length }, (_, index) => variant(items[0] ?? index, index)),
    ]);
  return [...items.map((item) => [item]), ...sized, firsts, ...items.map((item) => [...firsts, item])];
}

/** A value of the same type that differs for each index. */
function variant(value: JsonValue, index: number): JsonValue {
  if (typeof value === 'number') return value + index;
  if (typeof value === 'string') return value + 'a'.repeat(index);
  return isObject(value) ? { ...value, [`other_${index}`]: index } : value;
}

function objects(node: SchemaNode, edges: Edges, depth: number): JsonValue[] {
  const values = memberValues(node, depth);
  const entries = [...values].map(([name, [first = null]]) => [name, first] as const);
  const full: JsonObject = Object.fromEntries(entries);
  const least: JsonObject = Object.fromEntries(entries.filter(([name]) => node.required.has(name)));
  const without = entries.map(([name]) => Object.fromEntries(entries.filter(([other]) => other !== name)));
  const alone = entries.map(([name, value]) => ({ ...least, [name]: value }));
  const schemas = node.valuesAt('additionalProperties').filter(({ json }) => isObject(json));
  const others = schemas.length === 0 ? [0, 'a', true] : candidates(schemas, [], depth + 1).slice(0, 8);
  const named = node
    .valuesAt('patternProperties')
    .flatMap(({ json }) => Object.keys(json as JsonObject))
    .flatMap((pattern) => textFor([pattern]))
    .flatMap((name) => [0, 'a'].map((value) => ({ ...least, [name]: value })));
  const varied = [...values].flatMap(([name, some]) =>
    depth > 1 ? [] : some.slice(1, PER_MEMBER).map((value) => ({ ...full, [name]: value })),
  );
  const extended = [least, full].flatMap((object) => others.map((other) => ({ ...object, other_member: other })));
  const sized = sizedObjects(node, least, others[0] ?? 0, edges);
  return [full, least, ...without, ...alone, ...extended, ...named, ...sized, ...varied, {}];
}

function memberValues(node: SchemaNode, depth: number): Map<string, readonly JsonValue[]> {
  const values = new Map<string, readonly JsonValue[]>();
  for (const [name, schemas] of node.properties) {
    const found = candidates(schemas, [], depth + 1);
    values.set(name, depth > 0 ? found.slice(0, PER_MEMBER) : found);
  }
  for (const name of node.required.keys()) if (!values.has(name)) values.set(name, ['a']);
  return values;
}

/** Objects of the sizes of limits: in members, and in bytes. */
function sizedObjects(node: SchemaNode, least: JsonObject, value: JsonValue, edges: Edges): JsonObject[] {
  const counts = [...edges, ...ownEdges(node)].filter(Number.isInteger);
  const members = counts
    .filter((count) => count > 0 && count <= 2000)
    .map((count) => {
      const length = Math.max(0, count - Object.keys(least).length);
      const more = Array.from({ length }, (_, index) => [`member_${index}`, value] as const);
      return { ...least, ...Object.fromEntries(more) };
    });
  const bytes = edges
    .filter((count) => Number.isInteger(count) && count > 20 && count <= 20_000)
    .map((count) => ({ ...least, padding: 'a'.repeat(count - 14) }));
  return [...members, ...bytes];
}

/** Values of an alternative, alone and together with the members that the schema has beside the union. */
function merged(outside: readonly JsonValue[], forms: readonly JsonValue[]): JsonValue[] {
  const around = outside.find((value) => isObject(value));
  return forms.flatMap((form) =>
    isObject(form) && around !== undefined ? [form, { ...(around as JsonObject), ...form }] : [form],
  );
}
