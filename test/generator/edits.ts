import type { JsonObject, JsonValue } from '../../generator/json.ts';

// An edit casts the document to the shape that it expects.
// oxlint-disable-next-line typescript/no-explicit-any
export type Draft = { [key: string]: any };

/** Changes a document as an author would; returns false if it does not apply. */
export type Edit = (document: Draft, random: Random) => boolean;

/** Returns a whole number below `limit`. */
export type Random = (limit: number) => number;

/** Edits of a document, most of which leave it valid. */
export const EDITS: Readonly<Record<string, Edit>> = {
  bound: (document, random) =>
    change(schemasIn(document).filter(isText), random, (schema) => (schema['maxLength'] = 4000 + random(1000))),
  'a bound of a number': (document, random) =>
    change(
      schemasIn(document).filter(({ type }) => type === 'integer'),
      random,
      (schema) => (schema['maximum'] = 1e9 + random(1000)),
    ),
  description: (document, random) =>
    change(
      describedIn(document),
      random,
      (one) => (one['description'] = `Said \`${random(100)}\` times, <b>loud</b>.`),
    ),
  'new property': (document, random) =>
    change(schemasIn(document).filter(hasProperties), random, (schema) => {
      schema['properties'][`extra_${random(1e6)}`] = { type: 'string', description: 'Something more.', maxLength: 9 };
    }),
  'removed property': (document, random) =>
    change(schemasIn(document).filter(hasProperties), random, (schema) => {
      const names = Object.keys(schema['properties']).filter((name) => schema['required']?.includes(name) !== true);
      if (names.length > 0) delete schema['properties'][names[random(names.length)]!];
    }),
  'new operation': (document, random) =>
    change(Object.entries<Draft>(document['paths']), random, ([path, item]) => {
      const id = `o${random(1e6)}`;
      const copy = structuredClone(item);
      for (const operation of Object.values<Draft>(copy)) {
        if (operation['operationId'] !== undefined) operation['operationId'] += `_${id}`;
      }
      document['paths'][`/${id}${path}`] = copy;
    }),
  'removed operation': (document, random) =>
    change(Object.keys(document['paths']), random, (path) => delete document['paths'][path]),
  'renamed component': (document, random) =>
    change(Object.keys(document['components']?.schemas ?? {}), random, (name) => {
      const other = `Renamed${random(1e6)}`;
      const renamed = JSON.parse(
        JSON.stringify(document).replaceAll(`"#/components/schemas/${name}"`, `"#/components/schemas/${other}"`),
      ) as Draft;
      renamed['components'].schemas[other] = renamed['components'].schemas[name];
      delete renamed['components'].schemas[name];
      Object.assign(document, renamed);
    }),
  title: (document, random) =>
    change(operationsIn(document), random, (operation) => (operation['summary'] = `Title ${random(1e6)}`)),
  'removed event': (document, random) =>
    change(Object.keys(document['webhooks'] ?? {}), random, (key) => delete document['webhooks'][key]),
  'error code': (document, random) =>
    change(Object.values<Draft>(document['x-error-catalogue'] ?? {}), random, (error) => {
      error['title'] = `Wrong ${random(1e6)}`;
    }),
  'error example': (document, random) =>
    change(objectsIn(document, NO_DATA).filter(isError), random, (error) => {
      error['detail'] = `For the reason ${random(1e6)}.`;
    }),
  'order of keys': (document, random) =>
    change(schemasIn(document).filter(hasProperties), random, (schema) => {
      schema['properties'] = Object.fromEntries(Object.entries(schema['properties']).toReversed());
    }),
  'order of required': (document, random) =>
    change(
      schemasIn(document).filter(({ required }) => Array.isArray(required)),
      random,
      (schema) => (schema['required'] = schema['required'].toReversed()),
    ),
  name: (document, random) =>
    change([document['info'] as Draft], random, (info) => (info['title'] = `API ${random(1e6)}`)),
  'a reference that leads nowhere': (document, random) =>
    change(schemasIn(document).filter(hasProperties), random, (schema) => {
      schema['properties'].broken = { $ref: '#/components/schemas/Nowhere' };
    }),
  changelog: (document, random) =>
    change([document], random, () => {
      if (document['x-changelog'] === undefined)
        document['x-changelog'] = { releases: [{ version: '0.1.0', date: '2026-01-02', entries: [] }] };
      else delete document['x-changelog'];
    }),
  'no OpenAPI': (document, random) =>
    change(operationsIn(document), random, (operation) => (operation['responses'] = random(2) === 0 ? 7 : {})),
  'a circle': (document, random) =>
    change(Object.entries<Draft>(document['components']?.schemas ?? {}), random, ([name, schema]) => {
      if (hasProperties(schema))
        schema['properties'].again = { $ref: `#/components/schemas/${name}`, description: 'Once more.' };
    }),
};

function change<Item>(items: readonly Item[], random: Random, make: (item: Item) => void): boolean {
  const item = items[random(items.length)];
  if (item === undefined) return false;
  make(item);
  return true;
}

function operationsIn(document: Draft): Draft[] {
  return Object.values<Draft>(document['paths']).flatMap((item) =>
    Object.values<Draft>(item).filter((operation) => operation['responses'] !== undefined),
  );
}

/** Objects of components with a type: schemas and similar objects. */
function schemasIn(document: Draft): Draft[] {
  return objectsIn(document['components']?.schemas ?? {}).filter(({ type }) => type !== undefined);
}

function describedIn(document: Draft): Draft[] {
  const all = [document['components'], document['paths'], document['webhooks'] ?? {}];
  return all.flatMap((one) => objectsIn(one)).filter(({ description }) => typeof description === 'string');
}

function objectsIn(value: JsonValue, but: ReadonlySet<string> = DATA): Draft[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value as JsonObject).flatMap(([key, member]) =>
    but.has(key) ? [] : objectsIn(member, but),
  );
  return Array.isArray(value) ? below : [value as Draft, ...below];
}

const NO_DATA = new Set<string>();
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

function isText(schema: Draft): boolean {
  return schema['type'] === 'string' && schema['enum'] === undefined;
}

function hasProperties(schema: Draft): boolean {
  return typeof schema['properties'] === 'object';
}

function isError(value: Draft): boolean {
  return typeof value['code'] === 'string' && typeof value['detail'] === 'string';
}
