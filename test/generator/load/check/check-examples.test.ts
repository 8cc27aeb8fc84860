import { expect, test } from 'vitest';
import { checkExamples } from '../../../../generator/load/check/check-examples.ts';
import { viewOf } from '../../../../generator/load/check/document-view.ts';
import type { JsonObject } from '../../../../generator/json.ts';

async function broken(components: JsonObject, strict = true): Promise<string[]> {
  const findings = await checkExamples(viewOf({ openapi: '3.1.0', components }, strict));
  return findings.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
}

const schemas = {
  Book: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string' },
      next: { anyOf: [{ $ref: '#/components/schemas/Book' }, { type: 'null' }] },
    },
  },
};

test('finds the examples of every schema, and reports the place of the value', async () => {
  const schema = { $ref: '#/components/schemas/Book' };
  const findings = await broken({
    schemas: { ...schemas, Shelf: { type: 'array', items: schema, examples: [[{ title: 'A', next: { title: 7 } }]] } },
    parameters: { page: { name: 'page', in: 'query', schema: { type: 'integer', default: 'x' }, example: 1.5 } },
    headers: { Count: { schema: { type: 'integer' }, examples: { many: { value: 'many' } } } },
    responses: {
      Ok: {
        description: 'A book.',
        content: { 'application/json': { schema, examples: { shared: { $ref: '#/components/examples/Book' } } } },
      },
    },
    examples: { Book: { value: {} } },
  });
  expect(findings.sort()).toEqual([
    "examples.Book.value: the example does not match its schema: it must have required property 'title'",
    'headers.Count.examples.many.value: the example does not match its schema: it must be integer',
    'parameters.page.example: the example does not match its schema: it must be integer',
    'parameters.page.schema.default: the default does not match its schema: it must be integer',
    'schemas.Shelf.examples.0.0.next.title: the example does not match its schema: [0].next.title must be string',
  ]);
});

test('accepts examples without what only the other direction requires', async () => {
  const [id, secret] = [
    { type: 'string', readOnly: true },
    { type: 'string', writeOnly: true },
  ];
  const User = { required: ['id', 'secret', 'name'], properties: { id, secret, name: { type: 'string' } } };
  const Admin = { allOf: [{ $ref: '#/components/schemas/User' }, { required: ['secret'] }] };
  const requestBodies = {
    User: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Admin' }, example: { id: 'u' } } } },
  };
  expect(await broken({ schemas: { User, Admin }, requestBodies })).toEqual([
    "requestBodies.User.content.application/json.example: the example does not match its schema: it must have required property 'name'",
  ]);
});

test('does not check strings of other media types than JSON', async () => {
  const content = (mediaType: string): JsonObject => ({
    responses: {
      Ok: { description: 'A book.', content: { [mediaType]: { schema: { type: 'object' }, example: '<book/>' } } },
    },
  });
  expect(await broken(content('application/xml'))).toEqual([]);
  expect(await broken(content('application/problem+json'))).toHaveLength(1);
});

test.each([
  ['email', 'jo@sample.example', 'jo.sample.example'],
  ['email', 'jo@localhost', 'mailto:jo@sample.example'],
  ['uri', 'https://sample.example/a', 'https://sample.example/[a]'],
  ['uri', 'urn:isbn:1', 'https://bücher.example'],
  ['uri-template', '/a/{b}', '/a/{b'],
  ['date-time', '2026-01-31T23:59:60Z', '2026-01-31T12:00:00+0100'],
  ['regex', '^a$', '{a}'],
])(
  'rejects an example of the format %s that the generated validators reject: not %s, but %s',
  async (format, valid, invalid) => {
    const of = (example: string): JsonObject => ({ schemas: { A: { type: 'string', format, example } } });
    expect(await broken(of(valid))).toEqual([]);
    expect(await broken(of(invalid))).toHaveLength(1);
  },
);

test('supports formats, nullable types and references beside keywords', async () => {
  const of = (schema: JsonObject): JsonObject => ({ schemas: { ...schemas, A: schema } });
  expect(
    await broken(of({ type: ['string', 'null'], format: 'date-time', examples: [null, '2026-02-28T23:59:60Z'] })),
  ).toEqual([]);
  expect(await broken(of({ type: 'string', format: 'date-time', example: '2026-02-30T00:00:00Z' }))).toHaveLength(1);
  expect(
    await broken(of({ $ref: '#/components/schemas/Book', required: ['next'], example: { title: 'A' } })),
  ).toHaveLength(1);
});

test('checks the other examples when one schema can not be compiled or an example contains a schema', async () => {
  const findings = await broken({
    schemas: {
      Bad: { type: 'object', properties: { a: { pattern: '(' } }, example: { a: 'x' } },
      Gone: { $ref: '#/components/schemas/Nowhere', example: 1 },
      Schema: { type: 'object', examples: [{ $id: 'urn:x' }, { $id: 'urn:x', $anchor: 'a' }] },
      Good: { type: 'string', example: 1 },
    },
  });
  expect(findings).toEqual(['schemas.Good.example: the example does not match its schema: it must be string']);
});

test('does not mistake properties named default or example for examples', async () => {
  expect(
    await broken({
      schemas: {
        A: { properties: { default: { type: 'string' }, example: { type: 'string' }, examples: { type: 'array' } } },
      },
    }),
  ).toEqual([]);
});
