import { rateLimits } from '@billing/server';
import { beforeAll, describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Api, JsonSchema } from '../../generator/model/api.ts';
import { type BuiltSite, buildSite, textOf, unescapeHtml } from './site.ts';

/** The text of the HTML, as a reader sees it without JavaScript. */
let site: BuiltSite;
let named: ReadonlyMap<string, JsonSchema>;

beforeAll(async () => {
  site = await buildSite('spec/spec.yaml');
  named = new Map(site.api.schemas.map(({ name, json }) => [name, json]));
});

function page(path: string): string {
  const text = site.files.get(`${path}.html`);
  if (text === undefined) throw new Error(`there is no page ${path}`);
  return text;
}

test('no page mentions a dashboard, since an operator creates API keys', () => {
  const promising = [...site.files].filter(([, text]) => /dashboard/i.test(text)).map(([path]) => path);
  expect(promising).toEqual([]);
  expect(page('guides/authentication')).toContain('npm run operator -- api-key create');
});

interface Said {
  /** The id that the field must have. */
  readonly id: string;
  /** The texts that its own entry must contain. */
  readonly words: readonly string[];
}

/** Keywords whose values are printed unchanged. */
const PLAIN = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'pattern',
  'format',
  'x-max-bytes',
  'x-id-prefix',
  'x-cap',
];

/**
 * Every value that a schema describes, by its id in the docs. Independent of the generator, which it checks.
 */
function saidOf(schema: JsonSchema | undefined, id: string, inside: readonly string[] = []): Said[] {
  if (typeof schema !== 'object') return [];
  const parts = applying(schema);
  const names = parts.flatMap((part) => (typeof part['$ref'] === 'string' ? [part['$ref']] : []));
  if (names.some((name) => inside.includes(name))) return [];
  const deeper = [...inside, ...names];
  const required = new Set(parts.flatMap((part) => (part['required'] ?? []) as readonly string[]));
  const properties = parts.flatMap((part) => Object.entries((part['properties'] ?? {}) as Record<string, JsonObject>));
  // The last description of a property wins.
  const own = [...Map.groupBy(properties, ([name]) => name)].flatMap(([name, all]): Said[] => {
    const property: JsonObject = all.length === 1 ? all[0]![1] : { allOf: all.map(([, one]) => one).toReversed() };
    const words = [name, ...wordsOf(property), ...(required.has(name) ? ['required'] : [])];
    return [{ id: `${id}.${name}`, words }, ...saidOf(property, `${id}.${name}`, deeper)];
  });
  const items = parts.flatMap((part) => saidOf(part['items'] as JsonSchema | undefined, id, deeper));
  const choice = parts.flatMap((part) => alternatives(part));
  const alternative = choice.flatMap((one, index) => [
    ...(choice.length > 1 ? saidOf(one, `${id}~${index + 1}`, deeper) : []),
  ]);
  return [...own, ...items, ...alternative];
}

/**
 * The schema with every schema that always applies too: its reference, `allOf`, and the only alternative
 * besides null.
 */
function applying(schema: JsonObject): JsonObject[] {
  const ref = schema['$ref'];
  const target = typeof ref === 'string' ? named.get(ref.split('/').at(-1)!) : undefined;
  const all = (schema['allOf'] ?? []) as readonly JsonObject[];
  const choice = alternatives(schema);
  return [
    schema,
    ...(typeof target === 'object' ? applying(target) : []),
    ...all.flatMap(applying),
    ...(choice.length === 1 ? applying(choice[0]!) : []),
  ];
}

function alternatives(schema: JsonObject): JsonObject[] {
  const list = (schema['anyOf'] ?? schema['oneOf'] ?? []) as readonly JsonObject[];
  return list.filter((one) => one['type'] !== 'null');
}

function wordsOf(property: JsonObject): string[] {
  const parts = applying(property);
  const list = parts.map((part) => part['items']).find((items) => items !== undefined) as JsonObject | undefined;
  const all = list === undefined ? parts : [...parts, ...applying(list)];
  const first = (key: string): JsonValue | undefined => parts.find((part) => part[key] !== undefined)?.[key];
  const nullable =
    parts.some((part) => (Array.isArray(part['type']) ? part['type'] : []).includes('null')) ||
    parts.some((part) => [...((part['anyOf'] ?? []) as JsonObject[])].some((one) => one['type'] === 'null'));
  const limits = all.flatMap((part) => PLAIN.flatMap((key) => (part[key] === undefined ? [] : [shown(part[key])])));
  const constant = all.some((part) => part['const'] !== undefined);
  const values =
    constant || alternatives(property).length > 1 ? [] : all.flatMap((part) => (part['enum'] ?? []) as JsonValue[]);
  return [
    ...limits,
    ...values.filter((value) => value !== null).map(shown),
    ...(nullable ? ['or null'] : []),
    ...(first('default') === undefined ? [] : ['Default', shown(first('default')!)]),
    ...(first('x-sensitive') === undefined
      ? []
      : ['sensitive', shown((first('x-sensitive') as JsonObject)['masked']!)]),
    ...(first('description') === undefined ? [] : [plain(String(first('description')))]),
    ...(all.some((part) => part['x-open-enum'] === true) && values.length > 0 ? ['more may be added'] : []),
  ];
}

function shown(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A description without its Markdown. */
function plain(text: string): string {
  const parts = text.split(/`([^`]*)`/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/\*{1,2}(\w[^*]*\w)\*{1,2}/g, '$1').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
    )
    .join(' ');
}

/** The entries of a page by their id: each without the entries inside it. */
function entriesOf(html: string): ReadonlyMap<string, string> {
  return new Map(
    html
      .split(/(?=<li id=")/)
      .slice(1)
      .map((entry) => [unescapeHtml(/^<li id="([^"]*)"/.exec(entry)![1]!), textOf(entry.split('<details')[0]!)]),
  );
}

function missing(path: string, said: readonly Said[]): string[] {
  const entries = entriesOf(page(path));
  return said.flatMap(({ id, words }) => {
    const entry = entries.get(id);
    if (entry === undefined) return [`${path}#${id} is not there`];
    const text = entry.replace(/\s+/g, '');
    return words
      .filter((word) => !text.includes(word.replace(/\s+/g, '')))
      .map((word) => `${path}#${id} does not say ${word}`);
  });
}

function isUnion(schema: JsonSchema): boolean {
  return typeof schema === 'object' && applying(schema).some((part) => alternatives(part).length > 1);
}

function operationSaid({ operations }: Api) {
  return operations.map((operation) => {
    const parameters = operation.parameters.map(({ name, in: where, required, schema, description }): Said => ({
      id: `${where}.${name}`,
      words: [
        name,
        ...wordsOf(schema as JsonObject),
        ...(required ? ['required'] : []),
        ...(description === undefined ? [] : [plain(description)]),
      ].filter(
        (word) =>
          word !==
          plain(
            String(
              applying(schema as JsonObject).find((part) => part['description'] !== undefined)?.['description'] ?? '\0',
            ),
          ),
      ),
    }));
    const body = operation.body?.content[0]?.schema;
    const responses = operation.responses.filter(({ status }) => status.startsWith('2'));
    return {
      operation,
      said: [
        ...parameters,
        // Alternatives of a whole body are below a value without a name.
        ...(body === undefined ? [] : saidOf(body, isUnion(body) ? 'body.value' : 'body')),
        ...responses.flatMap(({ status, content, headers }) => [
          ...saidOf(content[0]?.schema, `response${status}`),
          ...headers.map(({ name, description }): Said => ({
            id: `response${status}.header.${name}`,
            words: [plain(description ?? '')],
          })),
        ]),
      ],
    };
  });
}

describe('the site of this project', () => {
  test('shows all parameters and fields of every operation with their limits', () => {
    const all = operationSaid(site.api);
    expect(all.flatMap(({ operation, said }) => missing(`operations/${operation.id}`, said))).toEqual([]);
    expect(all.reduce((sum, { said }) => sum + said.length, 0)).toBeGreaterThan(800);
  });

  test('shows path, permission, rate limit, events, errors and examples of every operation', () => {
    for (const operation of site.api.operations) {
      const html = page(`operations/${operation.id}`);
      const text = textOf(html).replace(/\s+/g, '');
      const facts = [
        operation.path,
        ...operation.security.flat().flatMap(({ permissions }) => permissions),
        ...(operation.rateLimit === undefined
          ? []
          : [operation.rateLimit, String(rateLimits[operation.rateLimit as keyof typeof rateLimits].requests)]),
        ...operation.emits,
        ...operation.errorCodes,
        ...operation.errorCodes.map((code) => site.api.errors.find((error) => error.code === code)!.title),
        ...operation.responses
          .filter(({ status }) => status.startsWith('2'))
          .map(({ description }) => plain(description)),
        ...[operation.body, ...operation.responses.filter(({ status }) => status.startsWith('2'))].flatMap((part) =>
          (part?.content ?? []).flatMap(({ examples }) => examples.map(({ value }) => JSON.stringify(value))),
        ),
      ];
      for (const fact of facts) expect(text.includes(fact.replace(/\s+/g, '')), `${operation.id}: ${fact}`).toBe(true);
      for (const code of operation.errorCodes) expect(html).toContain(`/${code}.html"`);
      for (const type of operation.emits) expect(html).toContain(`events/${type}.html"`);
    }
  });

  test('shows the payload of every event with all limits and examples', () => {
    const all = site.api.events.map(({ type, schema }) => ({ type, said: saidOf(schema, 'payload') }));
    expect(all.flatMap(({ type, said }) => missing(`events/${type}`, said))).toEqual([]);
    expect(all.reduce((sum, { said }) => sum + said.length, 0)).toBeGreaterThan(3_000);
    for (const { type, version, examples } of site.api.events) {
      const text = textOf(page(`events/${type}`)).replace(/\s+/g, '');
      expect(text).toContain(`Version${version}`);
      for (const { value } of examples) expect(text).toContain(JSON.stringify(value).replace(/\s+/g, ''));
    }
  });

  test('shows meaning, example and remedy of every error', () => {
    for (const { code, group, title, description, remedy, causes, status } of site.api.errors) {
      const text = textOf(page(`errors/${group}/${code}`)).replace(/\s+/g, '');
      const said = [title, description, remedy, ...causes].map(plain);
      for (const words of [...said, `"code":"${code}"`, String(status)])
        expect(text, code).toContain(words.replace(/\s+/g, ''));
    }
  });

  test('has a Markdown page with the same fields for every HTML page', () => {
    const pages = [...site.files.keys()].filter((path) => path.endsWith('.html'));
    for (const path of pages) {
      const twin = site.files.get(path.replace(/html$/, 'md'));
      expect(twin, path).toMatch(/^# \S/);
      expect(site.files.get('llms.txt'), path).toContain(`](${path.replace(/html$/, 'md')})`);
    }
    for (const { operation } of operationSaid(site.api)) {
      const fields = [...page(`operations/${operation.id}`).matchAll(/<li id="/g)].length;
      const lines = [...site.files.get(`operations/${operation.id}.md`)!.matchAll(/^ *- `/gm)].length;
      expect(lines, operation.id).toBe(fields);
    }
  });

  test('has pages below 30 KB, code below 3 KiB and a search index below 34 bytes per page, compressed', async () => {
    const { gzipSync } = await import('node:zlib');
    const sizes = [...site.files].map(([path, text]) => ({ path, bytes: gzipSync(text, { level: 9 }).length }));
    expect(sizes.filter(({ path, bytes }) => path.endsWith('.html') && bytes > 30_000)).toEqual([]);
    const scripts = sizes.filter(({ path }) => path.endsWith('.js'));
    const bytesOf = Object.fromEntries(scripts.map(({ path, bytes }) => [path, bytes]));
    expect(Object.keys(bytesOf).sort()).toEqual(['docs.js', 'search-index.js']);
    expect(bytesOf['docs.js']).toBeLessThanOrEqual(3_072);
    const pages = sizes.filter(({ path }) => path.endsWith('.html')).length;
    expect(bytesOf['search-index.js']).toBeLessThanOrEqual(pages * 34);
  });

  test('has the OpenAPI document and a Postman collection of all operations', () => {
    expect(JSON.parse(site.files.get('openapi.json')!)).toEqual(site.api.document);
    const collection = JSON.parse(site.files.get('postman.json')!) as { item: { item: { name: string }[] }[] };
    expect(collection.item.flatMap(({ item }) => item).length).toBe(site.api.operations.length);
  });
});
