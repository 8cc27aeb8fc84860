import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { checkRules } from '../../../support/check-rules.ts';
import { schemaKeywords } from '../../../../generator/load/document/schema-keywords.ts';
import { loadSpec } from '../../../../generator/load/load-spec.ts';
import type { JsonObject } from '../../../../generator/json.ts';
import { pascalCase } from '../../../../generator/model/names.ts';
import { linkProjectPackages, packagesOf, writePackages } from '../../../support/packages.ts';
import { rejections } from './rejections.ts';
import { annotations, identifiers, type Row, rows } from './rows.ts';

/** Proves the matrix in generator/README.md, which `UPDATE_MATRIX=1` rewrites. */
const README = 'generator/README.md';
const UPDATE = process.env['UPDATE_MATRIX'] !== undefined;

const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
const text = new Map<string, string>();
let sent = 0;
let client: Readonly<Record<string, (request: object) => Promise<unknown>>> = {};
const nameOf = ({ keyword }: Row): string => keyword.replace('$', '');

beforeAll(async () => {
  const spec = join(folder, 'spec.json');
  writeFileSync(spec, JSON.stringify(documentOf(rows.map((one) => [pascalCase(nameOf(one)), one.schema] as const))));
  const files = await packagesOf(spec, '@matrix');
  for (const file of files) text.set(file.path, file.text);
  linkProjectPackages(folder);
  writePackages(join(folder, 'matrix'), files, '@matrix');
  const { createClient } = (await import(/* @vite-ignore */ join(folder, 'matrix/generated/client/src/index.ts'))) as {
    readonly createClient: (options: object) => { readonly keywords: typeof client };
  };
  const fetch = (): Promise<Response> => {
    sent += 1;
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  client = createClient({ baseUrl: 'https://api.example', fetch }).keywords;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function documentOf(schemas: readonly (readonly [string, JsonObject])[]): JsonObject {
  const operations = schemas.map(([name]): [string, JsonObject] => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const requestBody = { required: true, content: { 'application/json': { schema } } };
    const operationId = `keywords.${name[0]!.toLowerCase()}${name.slice(1)}`;
    return [`/${name}`, { post: { operationId, requestBody, responses: { '204': { description: 'Done.' } } } }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Matrix', version: '1.0.0' },
    paths: Object.fromEntries(operations),
    components: { schemas: Object.fromEntries(schemas) },
  };
}

/** `{ a?: string; }` of `export interface Properties {…}`, in one line. */
function typeOf(name: string): string {
  const found = new RegExp(
    `^export (?:type ${name} =|interface ${name}(?= \\{))([^]*?)(?=\\n\\n|\\n*$(?![^]))`,
    'm',
  ).exec(text.get('types/src/schemas.ts')!);
  const line = found![1]!
    .replace(/\/\*\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.replace(/;$/, '').replace(/^\| /, '');
}

describe('each keyword of JSON Schema', () => {
  test.each(rows.map((row) => [row.keyword, row] as const))('%s', async (_keyword, row) => {
    const name = nameOf(row);
    expect(typeOf(pascalCase(name)), 'its type').toBe(row.type);
    expect(text.get(`docs/operations/keywords.${name}.md`), 'its page').toContain(row.docs);

    const path = join(folder, `matrix/generated/validators/src/operations/keywords.${name}.js`);
    const { body } = (await import(/* @vite-ignore */ path)) as { readonly body: Body };
    expect(body.validate(row.valid)).toEqual({ ok: true, value: row.valid });
    const rejected = body.validate(row.invalid);
    expect(rejected.errors?.map(({ rule }) => rule)).toContain(row.rule);
    expect([body.is(row.valid), body.is(row.invalid)]).toEqual([true, false]);

    sent = 0;
    await client[name]!({ body: row.valid });
    expect(sent, 'requests of the client with a valid value').toBe(1);
    const faults = rejected.errors?.map(({ field, rule }) => ({ field, rule }));
    await expect(client[name]!({ body: row.invalid })).rejects.toMatchObject({ name: 'InvalidRequestError', faults });
    expect(sent, 'requests of the client with an invalid value').toBe(1);
  });
});

interface Body {
  validate(value: unknown): {
    readonly ok: boolean;
    readonly errors?: readonly { readonly field: string; readonly rule: string }[];
  };
  is(value: unknown): boolean;
}

describe('a keyword that is not enforced has a diagnostic at its place', () => {
  test.each(rejections.map((one) => [one.what, one] as const))('%s', async (_what, { schema, code, at }) => {
    const file = join(folder, 'refused.json');
    writeFileSync(file, JSON.stringify(documentOf([['Refused', schema]])));
    const spec = await loadSpec(file);
    const found = [...spec.diagnostics, ...checkRules(spec)].find((one) => one.code === code);
    expect([found?.severity, found?.place.path.at(-1)]).toEqual(['warning', at]);
  });
});

describe('no keyword is missing', () => {
  test('every keyword of the vocabularies is enforced, an annotation, or a name', () => {
    const meta = join(
      dirname(createRequire(import.meta.url).resolve('ajv/package.json')),
      'dist/refs/json-schema-2020-12/meta',
    );
    const published = readdirSync(meta).flatMap((file) => {
      const { properties } = JSON.parse(readFileSync(join(meta, file), 'utf8')) as { readonly properties: object };
      return Object.keys(properties);
    });
    const openapi = ['discriminator', 'example', 'externalDocs', 'xml'];
    const known = [...rows.map(({ keyword }) => keyword), ...annotations, ...identifiers];
    expect([...known].sort()).toEqual([...new Set([...published, ...openapi])].sort());
    expect([...schemaKeywords.keys()].sort()).toEqual([...known].sort());
  });

  test('generator/README.md lists the results of these tests', () => {
    const shown = readFileSync(README, 'utf8');
    const made = [...tables()].reduce((page, [name, lines]) => between(page, name, lines), shown);
    if (UPDATE) writeFileSync(README, made);
    expect(readFileSync(README, 'utf8'), `UPDATE_MATRIX=1 writes it`).toBe(made);
  });
});

function tables(): ReadonlyMap<string, readonly string[]> {
  const code = (value: string): string => `\`${value.replaceAll('|', '\\|')}\``;
  const matrix = rows.map(
    ({ keyword, schema, type, rule, docs }) =>
      `| ${code(keyword)} | ${code(JSON.stringify(schema))} | ${code(type)} | rejected as ${code(rule)} | not sent | ${docs.replaceAll('|', '\\|')} |`,
  );
  const rejected = rejections.map(({ what, code: name, effect }) => `| ${what} | ${code(name)} | ${effect} |`);
  return new Map([
    [
      'matrix',
      ['| keyword | for example | types | validators | client | docs |', '|---|---|---|---|---|---|', ...matrix],
    ],
    ['refusals', ['| what | diagnostic | in a third-party document |', '|---|---|---|', ...rejected]],
    [
      'annotations',
      [
        `- Annotations: ${annotations.slice(0, 8).map(code).join(', ')},`,
        `  ${annotations.slice(8).map(code).join(', ')}`,
        `- Names: ${identifiers.map(code).join(', ')}`,
      ],
    ],
  ]);
}

function between(page: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = [page.slice(0, page.indexOf(begin)), page.slice(page.indexOf(end))];
  return `${before}${begin}\n\n${lines.join('\n')}\n\n${rest}`;
}
