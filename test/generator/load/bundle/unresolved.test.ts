import { expect, test } from 'vitest';

import { diagnosticsOf } from '../../diagnostic/diagnostics-of.ts';
import { head, load, using } from '../load-files.ts';
import { writeFiles } from '../write-files.ts';

const strict = 'x-error-catalogue: {}\n';

async function schemaOf(schema: string, rest = '') {
  const { document, diagnostics } = await load({ 'spec.yaml': using(schema) + rest });
  const text = JSON.stringify(document['paths']);
  return {
    schema: JSON.parse(/"schema":(.*?)\}{7}$/.exec(text)![1]!) as unknown,
    document,
    found: diagnostics.map(({ code, severity, message, place }) => ({
      code,
      severity,
      message,
      at: place.path.at(-1),
    })),
  };
}

test.each([
  ['https://example.com/pet.json', 'ref-remote', 'leads to a remote address'],
  ['missing.yaml', 'file-missing', "the file .* does not exist or can't be read"],
  ['#/components/schemas/Missing', 'ref-unresolved', "has no 'components'"],
  ['#missing', 'ref-unresolved', "has no \\$anchor 'missing'"],
  ['#/info/title', 'ref-wrong-kind', 'leads to a plain value, but a schema is expected here'],
])('accepts any value where a third-party document refers to %s', async (ref, code, message) => {
  const { schema, found } = await schemaOf(`{ $ref: '${ref}', description: A pet. }`);
  expect(schema).toEqual({ description: 'A pet.' });
  expect(found).toMatchObject([{ code, severity: 'warning', at: '$ref' }]);
  expect(found[0]!.message).toMatch(new RegExp(`${message}, so any value is accepted there$`));
});

test('rejects an unresolved reference in strict mode, and leaves it as it is', async () => {
  const { schema, found } = await schemaOf("{ $ref: 'https://example.com/pet.json' }", strict);
  expect(schema).toEqual({ $ref: 'https://example.com/pet.json' });
  expect(found).toMatchObject([{ code: 'ref-remote', severity: 'error' }]);
  expect(found[0]!.message).toMatch(/remote address$/);
});

test('leaves out a parameter, response and discriminator mapping that refer to nothing', async () => {
  const { document, diagnostics } = await load({
    'spec.yaml': `${head}paths:
  /a:
    get:
      parameters: [{ $ref: '#/components/parameters/None' }]
      responses: { '200': { $ref: none.yaml#/Response } }
components:
  schemas:
    A: { oneOf: [{ type: object }], discriminator: { propertyName: kind, mapping: { a: None, b: none.yaml#/B, c: A } } }
`,
  });
  expect(document['paths']).toEqual({ '/a': { get: { parameters: [{}], responses: { '200': {} } } } });
  expect(document['components']).toMatchObject({
    schemas: { A: { discriminator: { mapping: { c: '#/components/schemas/A' } } } },
  });
  expect(diagnostics.map(({ severity }) => severity)).toEqual(diagnostics.map(() => 'warning'));
  expect(diagnostics.map(({ message }) => message.split(', so ')[1]).sort()).toEqual([
    'the mapping has no effect',
    'the parameter is left out',
    'the response is left out',
  ]);
});

test('removes the reference that makes a component refer only to itself', async () => {
  const { document, found } = await schemaOf(
    "{ $ref: '#/components/schemas/A' }",
    `components: { schemas: { A: { $ref: '#/components/schemas/B' }, B: { allOf: [{ $ref: '#/components/schemas/A' }, { type: string }] } } }`,
  );
  expect(document['components']).toEqual({
    schemas: { A: { $ref: '#/components/schemas/B' }, B: { allOf: [{}, { type: 'string' }] } },
  });
  expect(found).toMatchObject([{ code: 'ref-cycle', severity: 'warning', at: 'A' }]);
});

test('leaves out a path item that refers to itself', async () => {
  const { document, diagnostics } = await load({ 'spec.yaml': `${head}paths: { /a: { $ref: '#/paths/~1a' } }` });
  expect(document['paths']).toEqual({ '/a': {} });
  expect(diagnostics).toMatchObject([{ code: 'ref-cycle', severity: 'warning' }]);
});

test('reports an unresolved reference, and nothing about what is missing without its target', async () => {
  const folder = await writeFiles({
    'spec.yaml': `${head}paths:
  /a:
    parameters: [{ $ref: '#/components/parameters/None' }]
    get:
      operationId: a.get
      parameters: [{ $ref: none.yaml#/Parameter }, { name: q, in: query }]
      requestBody: { $ref: '#/info/title' }
      responses: { '200': { $ref: '#/components/responses/None' } }
components: { parameters: {}, responses: {} }
`,
  });
  const diagnostics = await diagnosticsOf(`${folder}/spec.yaml`);
  const found = diagnostics.map(({ code, place }) => `${code} ${place.path.slice(2).join('.')}`);
  expect(found.sort()).toEqual([
    'file-missing get.parameters.0.$ref',
    'parameter-without-schema get.parameters.1',
    'ref-unresolved get.responses.200.$ref',
    'ref-unresolved parameters.0.$ref',
    'ref-wrong-kind get.requestBody.$ref',
  ]);
});
