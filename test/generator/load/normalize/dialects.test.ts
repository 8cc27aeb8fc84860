import { expect, test } from 'vitest';

import { load, using } from '../load-files.ts';

async function amended(schemas: string, rest = '') {
  const { document, diagnostics } = await load({
    'spec.yaml': `${using("{ $ref: '#/components/schemas/A' }")}components: { schemas: { ${schemas} } }\n${rest}`,
  });
  const { schemas: made } = document['components'] as { readonly schemas: unknown };
  return {
    schemas: made,
    document,
    found: diagnostics.map(({ code, severity, place }) => [code, severity, place.path]),
  };
}

test('reads a schema in an older version of JSON Schema as one of 2020-12', async () => {
  for (const dialect of ['http://json-schema.org/draft-04/schema#', 'https://json-schema.org/draft/2019-09/schema']) {
    const { schemas, found } = await amended(`A: { $schema: '${dialect}', type: string }`);
    expect(schemas).toEqual({ A: { type: 'string' } });
    expect(found).toEqual([['keyword-unenforceable', 'warning', ['components', 'schemas', 'A', '$schema']]]);
  }
});

test('accepts any value where a schema is in an unknown dialect', async () => {
  const { schemas, found } = await amended(
    "A: { $schema: 'https://example.com/dialect', description: A pet., type: string, items: { pattern: '(' } }",
  );
  expect(schemas).toEqual({ A: { description: 'A pet.' } });
  expect(found).toEqual([['keyword-unenforceable', 'warning', ['components', 'schemas', 'A', '$schema']]]);
});

test('reads the schemas of a document in an unknown dialect as ones of 2020-12', async () => {
  const { schemas, document, found } = await amended(
    'A: { type: string }',
    'jsonSchemaDialect: https://example.com/d\n',
  );
  expect(schemas).toEqual({ A: { type: 'string' } });
  expect(document['jsonSchemaDialect']).toBeUndefined();
  expect(found).toEqual([['keyword-unenforceable', 'warning', ['jsonSchemaDialect']]]);
});

test('reads a $recursiveRef without an $id around it as a reference to the nearest $recursiveAnchor', async () => {
  const { schemas, found } = await amended(
    "A: { properties: { all: { items: { oneOf: [{ $recursiveRef: '#' }] } } } }, B: { items: { $recursiveAnchor: true, items: { $recursiveRef: '#' } } }",
  );
  expect(schemas).toMatchObject({
    A: { properties: { all: { items: { oneOf: [{ $ref: '#/components/schemas/A' }] } } } },
    B: { items: { items: { $ref: '#/components/schemas/B_items' } } },
    B_items: { items: { $ref: '#/components/schemas/B_items' } },
  });
  expect(found).toEqual([]);
});

test('accepts any value where a $recursiveRef is not #', async () => {
  const { schemas, found } = await amended("A: { items: { $recursiveRef: '#/items' } }");
  expect(schemas).toEqual({ A: { items: {} } });
  expect(found).toMatchObject([['keyword-unenforceable', 'warning', { length: 5 }]]);
});
