import { basename } from 'node:path';
import { expect, test } from 'vitest';

import { head, load, loadClean, using } from '../load-files.ts';

test('hoists a component of another file once, named after the last part of its reference', async () => {
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

test('names a component of another file as the root document lists it', async () => {
  const { document } = await loadClean({
    'spec.yaml': `${using("{ $ref: 'a.yaml#/Thing' }")}components: { schemas: { Item: { $ref: 'a.yaml#/Thing' }, Also: { $ref: 'a.yaml#/Thing' } } }`,
    'a.yaml': 'Thing: { type: string }',
  });
  // `Also` comes before `Item` in the alphabet, whichever stands first.
  expect(document['components']).toEqual({
    schemas: { Also: { type: 'string' }, Item: { $ref: '#/components/schemas/Also' } },
  });
});

test('follows pointers into nested values, with escapes and through other references', async () => {
  const { document } = await loadClean({
    'spec.yaml': `${using("{ $ref: '#/paths/~1a%7Bid%7D/get/responses/200/content/application~1json/schema/items' }")}  /a{id}: { $ref: 'a.yaml#/~01' }\n`,
    'a.yaml':
      '~1: { get: { responses: { 200: { description: Done., content: { application/json: { schema: { items: { type: string } } } } } } } }',
  });
  expect(document['components']).toEqual({ schemas: { '1_get_200_application_json_items': { type: 'string' } } });
});

test('appends a number to a derived name that a component chose for itself', async () => {
  const { document } = await loadClean({
    'spec.yaml': `${using("{ anyOf: [{ $ref: '#/components/schemas/A/properties/b' }, { $ref: 'a.yaml#/A_b' }] }")}components: { schemas: { A: { properties: { b: { type: string } } } } }`,
    'a.yaml': 'A_b: { type: integer }',
  });
  expect(document['components']).toEqual({
    schemas: { A: { properties: { b: { type: 'string' } } }, A_b: { type: 'integer' }, A_b_2: { type: 'string' } },
  });
});

test('hoists local definitions, including pointers that treat the schema as the document root', async () => {
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

test('turns a dynamic reference into a plain one, with and without anchors', async () => {
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
  expect(diagnostics.map(({ code, place }) => [code, place.path.at(-1)])).toEqual([['ref-unresolved', '$dynamicRef']]);
});

test('preserves recursion between schemas', async () => {
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

test('resolves discriminator mappings that name a schema or reference one', async () => {
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

test('leaves values in data that look like references alone, and accepts a property named $ref', async () => {
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

test('inlines path items and the error catalogue, and lets siblings of the reference win', async () => {
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
  expect(spec.strict).toBe(true);
  const where = (...path: string[]): string => `${basename(spec.place(path).file)} ${spec.place(path).path.join('.')}`;
  expect(where('x-error-catalogue', 'lost', 'status')).toBe('lost.yaml status');
  expect(where('webhooks', 'b', 'post', 'responses')).toBe('b.yaml b.post.responses');
  expect(where('webhooks', 'b', 'summary')).toBe('spec.yaml webhooks.b.summary');
  expect(where('webhooks', 'b', 'missing')).toBe('b.yaml b.missing');
});

test('returns the place that a component came from, including below references', async () => {
  const spec = await loadClean({
    'spec.yaml': using("{ $ref: 'book.yaml#/Book' }"),
    'book.yaml': 'Book: { properties: { title: { type: string } } }',
  });
  const place = spec.place(['components', 'schemas', 'Book', 'properties', 'title', 'type']);
  expect([basename(place.file), ...place.path]).toEqual(['book.yaml', 'Book', 'properties', 'title', 'type']);
  expect(spec.files.map((file) => basename(file))).toEqual(['book.yaml', 'spec.yaml']);
});
