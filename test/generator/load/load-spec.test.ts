import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSpec, type LoadedSpec } from '../../../generator/load/load-spec.ts';
import type { ParsedFiles } from '../../../generator/load/read/sources.ts';
import { writeFiles } from './write-files.ts';

const head = 'openapi: 3.1.0\ninfo: { title: Library, version: 1.0.0 }\n';

async function load(files: Readonly<Record<string, string>>): Promise<LoadedSpec> {
  return loadSpec(`${await writeFiles(files)}/spec.yaml`);
}

async function loadClean(files: Readonly<Record<string, string>>): Promise<LoadedSpec> {
  const spec = await load(files);
  expect(spec.diagnostics).toEqual([]);
  return spec;
}

const using = (schema: string): string => `${head}paths:
  /a:
    get:
      responses:
        '200': { description: Done., content: { application/json: { schema: ${schema} } } }
`;

describe('references', () => {
  test('hoists a component of another file under the last part of its reference, once', async () => {
    const { document } = await loadClean({
      'spec.yaml': `${head}paths: { /a: { $ref: 'operations/a.yaml#/a' } }`,
      'operations/a.yaml': `a:
  parameters: [{ $ref: '../parameters.yaml#/Page' }]
  get:
    requestBody: { $ref: '../schemas/book.yaml#/Body' }
    responses:
      '200': { $ref: '../schemas/book.yaml#/Response' }
`,
      'parameters.yaml': 'Page: { name: page, in: query, schema: { type: integer } }',
      'schemas/book.yaml': `Body: { content: { application/json: { schema: { $ref: '#/Book' } } } }
Response: { description: A book., content: { application/json: { schema: { $ref: book.yaml#/Book } } } }
Book: { type: object, properties: { next: { $ref: '#/Book', description: The next one. } } }
`,
    });
    const schema = { $ref: '#/components/schemas/Book' };
    expect(document).toEqual({
      openapi: '3.1.0',
      info: { title: 'Library', version: '1.0.0' },
      paths: {
        '/a': {
          parameters: [{ $ref: '#/components/parameters/Page' }],
          get: {
            requestBody: { $ref: '#/components/requestBodies/Body' },
            responses: { '200': { $ref: '#/components/responses/Response' } },
          },
        },
      },
      components: {
        parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } },
        requestBodies: { Body: { content: { 'application/json': { schema } } } },
        responses: { Response: { description: 'A book.', content: { 'application/json': { schema } } } },
        schemas: { Book: { type: 'object', properties: { next: { ...schema, description: 'The next one.' } } } },
      },
    });
  });

  test('names a whole file after the file', async () => {
    const { document } = await loadClean({
      'spec.yaml': using("{ $ref: 'line-item.yaml' }"),
      'line-item.yaml': "type: object\nproperties: { parent: { $ref: '#' } }",
    });
    expect(document['components']).toEqual({
      schemas: { LineItem: { type: 'object', properties: { parent: { $ref: '#/components/schemas/LineItem' } } } },
    });
  });

  test('keeps the name under which the root lists a component of another file', async () => {
    const { document } = await loadClean({
      'spec.yaml': `${using("{ $ref: 'a.yaml#/Thing' }")}components: { schemas: { Item: { $ref: 'a.yaml#/Thing' }, Also: { $ref: 'a.yaml#/Thing' } } }`,
      'a.yaml': 'Thing: { type: string }',
    });
    // `Also` comes before `Item` in the alphabet, whichever stands first.
    expect(document['components']).toEqual({
      schemas: { Also: { type: 'string' }, Item: { $ref: '#/components/schemas/Also' } },
    });
  });

  test('follows pointers into the middle of things, with escapes and through other references', async () => {
    const { document } = await loadClean({
      'spec.yaml': `${using("{ $ref: '#/paths/~1a%7Bid%7D/get/responses/200/content/application~1json/schema/items' }")}  /a{id}: { $ref: 'a.yaml#/~01' }\n`,
      'a.yaml':
        '~1: { get: { responses: { 200: { description: Done., content: { application/json: { schema: { items: { type: string } } } } } } } }',
    });
    expect(document['components']).toEqual({ schemas: { '1_get_200_application_json_items': { type: 'string' } } });
  });

  test('gives a made-up name that is taken a number, and the chosen name to who chose it', async () => {
    const { document } = await loadClean({
      'spec.yaml': `${using("{ anyOf: [{ $ref: '#/components/schemas/A/properties/b' }, { $ref: 'a.yaml#/A_b' }] }")}components: { schemas: { A: { properties: { b: { type: string } } } } }`,
      'a.yaml': 'A_b: { type: integer }',
    });
    expect(document['components']).toEqual({
      schemas: { A: { properties: { b: { type: 'string' } } }, A_b: { type: 'integer' }, A_b_2: { type: 'string' } },
    });
  });

  test('hoists local definitions, also those that a tool wrote as if the schema were the document', async () => {
    const { document } = await loadClean({
      'spec.yaml': `${using("{ $ref: 'book.yaml' }")}components:
  schemas:
    Local: { $id: 'https://library.example/local', $defs: { Isbn: { type: string } }, properties: { isbn: { $ref: '#/$defs/Isbn' } } }
`,
      'book.yaml': "$defs: { Title: { type: string } }\nproperties: { title: { $ref: '#/$defs/Title' } }",
    });
    expect(document['components']).toEqual({
      schemas: {
        Local: { properties: { isbn: { $ref: '#/components/schemas/Local_Isbn' } } },
        Local_Isbn: { type: 'string' },
        Book: { properties: { title: { $ref: '#/components/schemas/Title' } } },
        Title: { type: 'string' },
      },
    });
  });

  test('makes a plain reference of a dynamic one, with anchors and without', async () => {
    const thing = { type: 'array', items: { $ref: '#/components/schemas/Thing' } };
    const plain = "Thing: { type: array, items: { $dynamicRef: '#/components/schemas/Thing' } }";
    const anchored = "Thing: { $dynamicAnchor: it, type: array, items: { $dynamicRef: '#it' } }";
    for (const schema of [plain, anchored]) {
      const { document } = await loadClean({
        'spec.yaml': `${using("{ $ref: '#/components/schemas/Thing' }")}components: { schemas: { ${schema} } }`,
      });
      expect(document['components']).toEqual({ schemas: { Thing: thing } });
    }
    const { diagnostics } = await load({ 'spec.yaml': using("{ $dynamicRef: '#it' }") });
    expect(diagnostics.map(({ code, place }) => [code, place.path.at(-1)])).toEqual([
      ['ref-unresolved', '$dynamicRef'],
    ]);
  });

  test('keeps recursion between schemas', async () => {
    const { document } = await loadClean({
      'spec.yaml': using("{ $ref: 'tree.yaml#/Tree' }"),
      'tree.yaml': "Tree: { properties: { leaf: { $ref: 'leaf.yaml#/Leaf' } } }",
      'leaf.yaml': "Leaf: { properties: { tree: { $ref: 'tree.yaml#/Tree' } } }",
    });
    expect(document['components']).toEqual({
      schemas: {
        Leaf: { properties: { tree: { $ref: '#/components/schemas/Tree' } } },
        Tree: { properties: { leaf: { $ref: '#/components/schemas/Leaf' } } },
      },
    });
  });

  test('writes discriminator mappings out, whether by name or by reference', async () => {
    const { document } = await loadClean({
      'spec.yaml': using("{ $ref: 'pet.yaml#/Pet' }"),
      'pet.yaml': `Pet:
  oneOf: [{ $ref: '#/Cat' }, { $ref: 'dog.yaml' }]
  discriminator: { propertyName: kind, mapping: { cat: Cat, dog: dog.yaml, kitten: '#/Cat' } }
Cat: { type: object }
`,
      'dog.yaml': 'type: object',
    });
    expect(document).toMatchObject({
      components: {
        schemas: {
          Pet: {
            discriminator: {
              mapping: {
                cat: '#/components/schemas/Cat',
                dog: '#/components/schemas/Dog',
                kitten: '#/components/schemas/Cat',
              },
            },
          },
        },
      },
    });
  });

  test('leaves what looks like a reference in data alone, and takes a property of that name for one', async () => {
    const schema = {
      type: 'object',
      properties: { $ref: { type: 'string' } },
      default: { $ref: 'nowhere.yaml' },
      enum: [{ $ref: '#/x' }],
      'x-any': { $ref: 'y' },
    };
    const { document } = await loadClean({ 'spec.yaml': using(JSON.stringify(schema)) });
    expect(document).toMatchObject({
      paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    });
  });

  test('inlines path items and the error catalogue; what stands beside the reference wins', async () => {
    const spec = await loadClean({
      'spec.yaml': `${head}x-error-catalogue: { $ref: errors.yaml }
webhooks: { b: { $ref: 'b.yaml#/b', summary: Mine } }`,
      'errors.yaml': "lost: { $ref: 'lost.yaml' }",
      'lost.yaml': 'status: 404',
      'b.yaml': 'b: { summary: Theirs, post: { responses: {} } }',
    });
    expect(spec.document).toMatchObject({
      'x-error-catalogue': { lost: { status: 404 } },
      webhooks: { b: { summary: 'Mine', post: {} } },
    });
    expect(spec.house).toBe(true);
    const where = (...path: string[]): string =>
      `${basename(spec.place(path).file)} ${spec.place(path).path.join('.')}`;
    expect(where('x-error-catalogue', 'lost', 'status')).toBe('lost.yaml status');
    expect(where('webhooks', 'b', 'post', 'responses')).toBe('b.yaml b.post.responses');
    expect(where('webhooks', 'b', 'summary')).toBe('spec.yaml webhooks.b.summary');
    expect(where('webhooks', 'b', 'missing')).toBe('b.yaml b.missing');
  });

  test('says where a component came from, below references too', async () => {
    const spec = await loadClean({
      'spec.yaml': using("{ $ref: 'book.yaml#/Book' }"),
      'book.yaml': 'Book: { properties: { title: { type: string } } }',
    });
    const place = spec.place(['components', 'schemas', 'Book', 'properties', 'title', 'type']);
    expect([basename(place.file), ...place.path]).toEqual(['book.yaml', 'Book', 'properties', 'title', 'type']);
    expect(spec.files.map((file) => basename(file))).toEqual(['book.yaml', 'spec.yaml']);
  });
});

describe('what can be in a file', () => {
  test('keys that mean something to JavaScript stay data', async () => {
    const properties =
      '{ "__proto__": { "type": "string" }, "constructor": { "type": "string" }, "toString": { "$ref": "#/components/schemas/hasOwnProperty" } }';
    const schemas = `{ "hasOwnProperty": { "properties": ${properties} } }`;
    for (const components of [
      `components: { schemas: ${schemas} }`,
      `components: { schemas: { A: { $ref: 'a.json' } } }`,
    ]) {
      const { document } = await loadClean({
        'spec.yaml': `${head}${components}`,
        'a.json': `{ "properties": ${properties.replace('#/components/schemas/hasOwnProperty', '#')} }`,
      });
      const text = JSON.stringify(document);
      expect(text).toContain(
        '"__proto__":{"type":"string"},"constructor":{"type":"string"},"toString":{"$ref":"#/components/schemas/',
      );
    }
    expect(Object.prototype).not.toHaveProperty('type');
  });

  test('merge keys and aliases', async () => {
    const { document } = await loadClean({
      'spec.yaml': `${head}components: { schemas: { A: &a { type: string, maxLength: 3 }, B: { <<: *a, maxLength: 4 }, C: *a } }`,
    });
    expect(document['components']).toEqual({
      schemas: {
        A: { type: 'string', maxLength: 3 },
        B: { type: 'string', maxLength: 4 },
        C: { type: 'string', maxLength: 3 },
      },
    });
  });

  test('JSON, with a byte order mark, and its duplicate keys', async () => {
    const json = '\uFEFF{ "openapi": "3.1.0", "info": { "title": "a: \\"b\\"", "version": "1" }, "paths": {} }';
    expect((await loadClean({ 'spec.yaml': json })).document['openapi']).toBe('3.1.0');
    const twice = await load({ 'spec.yaml': json.replace('"paths"', '"info": {}, "paths"') });
    expect(twice.diagnostics.map(({ code }) => code)).toEqual(['yaml-duplicate-key']);
  });

  test('endless aliases, exploding aliases and bottomless nesting are reported, not followed', async () => {
    const bomb = `a: &a [${'x, '.repeat(9)}x]\n${[...'bcdefgh'].map((name, index) => `${name}: &${name} [${`*${'abcdefgh'[index]}, `.repeat(9)}x]`).join('\n')}`;
    for (const text of [
      'x: &x [*x]',
      bomb,
      `x: ${'['.repeat(600)}${']'.repeat(600)}`,
      `{"x": ${'['.repeat(5000)}${']'.repeat(5000)}}`,
      `x: ${'['.repeat(5000)}${']'.repeat(5000)}`,
    ]) {
      const { diagnostics } = await load({ 'spec.yaml': `${text.startsWith('{') ? '' : head}${text}` });
      expect(diagnostics.map(({ code }) => code)).toEqual([expect.stringMatching(/^(value-unusable|yaml-syntax)$/)]);
    }
  });

  test.each([
    '',
    '[]',
    'null',
    'text',
    '%YAML',
    '\0',
    '--- a\n--- b\n',
    'openapi: 3.1.0\npaths: { $ref: 5 }',
    'openapi: 3.1.0\npaths: []\ncomponents: { schemas: 7, responses: [1] }',
    'a: !!js/function x',
    '? [a]\n: b',
  ])('nothing about a document makes it throw: %j', async (text) => {
    const spec = await load({ 'spec.yaml': text });
    expect(spec.diagnostics.every(({ message, help }) => message !== '' && help !== '')).toBe(true);
  });
});

test('the order of keys does not change what is made of a document', async () => {
  const forward = await loadClean({
    'spec.yaml': `${using("{ anyOf: [{ $ref: 'a.yaml#/A' }, { $ref: '#/components/schemas/B/properties/x' }, { $ref: '#/components/schemas/B/items/x' }] }")}components: { schemas: { B: { properties: { x: true }, items: { x: true } } } }`,
    'a.yaml': "A: { properties: { c: { $ref: '#/C' }, b: { $ref: '#/B_x' } } }\nB_x: true\nC: true",
  });
  const backward = await loadClean({
    'spec.yaml': `components: { schemas: { B: { items: { x: true }, properties: { x: true } } } }\n${using("{ anyOf: [{ $ref: 'a.yaml#/A' }, { $ref: '#/components/schemas/B/properties/x' }, { $ref: '#/components/schemas/B/items/x' }] }")}`,
    'a.yaml': "C: true\nB_x: true\nA: { properties: { b: { $ref: '#/B_x' }, c: { $ref: '#/C' } } }",
  });
  expect(backward.document).toEqual(forward.document);
});

test('OpenAPI 3.0 is read as 3.1', async () => {
  const { document } = await loadClean({
    'spec.yaml': `openapi: 3.0.3
info: { title: Library, version: 1.0.0 }
paths: {}
components:
  schemas:
    A: { type: string, nullable: true, example: x }
    B: { nullable: true, oneOf: [{ $ref: '#/components/schemas/A' }] }
    C: { type: integer, minimum: 1, exclusiveMinimum: true, nullable: false }
`,
  });
  expect(document).toMatchObject({
    openapi: expect.stringMatching(/^3\.1\./),
    components: {
      schemas: {
        A: { type: ['string', 'null'], examples: ['x'] },
        B: { oneOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] },
        C: { type: 'integer', exclusiveMinimum: 1 },
      },
    },
  });
  expect(JSON.stringify(document)).not.toContain('nullable');
});

test('needless escapes in the patterns of others are taken out, in our own documents not', async () => {
  const schema = `components: { schemas: { A: { type: string, pattern: '^[\\w\\-\\:]\\_\\-\\.\\/[^\\]\\@]$' } } }`;
  const foreign = await load({ 'spec.yaml': `${head}${schema}` });
  expect(foreign.document).toMatchObject({ components: { schemas: { A: { pattern: '^[\\w\\-:]_-\\.\\/[^\\]@]$' } } } });
  expect(foreign.diagnostics).toMatchObject([{ code: 'pattern-invalid', severity: 'warning' }]);
  const own = await load({ 'spec.yaml': `${head}x-error-catalogue: {}\n${schema}` });
  expect(own.document).toMatchObject({
    components: { schemas: { A: { pattern: '^[\\w\\-\\:]\\_\\-\\.\\/[^\\]\\@]$' } } },
  });
});

test('who reads again parses only what is another text by now', async () => {
  const files = {
    'spec.yaml': `${head}components: { schemas: { A: { $ref: 'a.yaml#/A' } } }`,
    'a.yaml': 'A: { type: string }',
  };
  const folder = await writeFiles(files);
  const parsed: ParsedFiles = new Map();
  const first = await loadSpec(`${folder}/spec.yaml`, { parsed });
  const [before, other] = [...parsed.values()].map(({ source }) => source);
  expect(await loadSpec(`${folder}/spec.yaml`, { parsed })).toMatchObject({ document: first.document });
  expect([...parsed.values()].map(({ source }) => source)).toEqual([before, other]);
  await writeFile(`${folder}/a.yaml`, 'A: { type: integer }');
  const { document } = await loadSpec(`${folder}/spec.yaml`, { parsed });
  expect(document).toMatchObject({ components: { schemas: { A: { type: 'integer' } } } });
  expect([...parsed.values()][0]!.source).toBe(before);
  expect([...parsed.values()][1]!.source).not.toBe(other);
});
