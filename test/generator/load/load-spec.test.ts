import { expect, test } from 'vitest';

import { head, load, loadClean, using } from './load-files.ts';

test('treats keys such as __proto__ as data', async () => {
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

test('resolves merge keys and aliases', async () => {
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

test('reads JSON with a byte order mark, and reports its duplicate keys', async () => {
  const json = '\uFEFF{ "openapi": "3.1.0", "info": { "title": "a: \\"b\\"", "version": "1" }, "paths": {} }';
  expect((await loadClean({ 'spec.yaml': json })).document['openapi']).toBe('3.1.0');
  const twice = await load({ 'spec.yaml': json.replace('"paths"', '"info": {}, "paths"') });
  expect(twice.diagnostics.map(({ code }) => code)).toEqual(['yaml-duplicate-key']);
});

test('reports recursive aliases, exploding aliases and excessive nesting', async () => {
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
])('does not throw for the document %j', async (text) => {
  const spec = await load({ 'spec.yaml': text });
  expect(spec.diagnostics.every(({ message, help }) => message !== '' && help !== '')).toBe(true);
});

test('returns the same document for any order of keys', async () => {
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

test('upgrades OpenAPI 3.0 to 3.1', async () => {
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

test('removes needless escapes from patterns of third-party documents, but not in strict mode', async () => {
  const schema = `components: { schemas: { A: { type: string, pattern: '^[\\w\\-\\:]\\_\\-\\.\\/[^\\]\\@]$' } } }`;
  const foreign = await load({ 'spec.yaml': `${head}${schema}` });
  expect(foreign.document).toMatchObject({ components: { schemas: { A: { pattern: '^[\\w\\-:]_-\\.\\/[^\\]@]$' } } } });
  expect(foreign.diagnostics).toMatchObject([{ code: 'pattern-invalid', severity: 'warning' }]);
  const own = await load({ 'spec.yaml': `${head}x-error-catalogue: {}\n${schema}` });
  expect(own.document).toMatchObject({
    components: { schemas: { A: { pattern: '^[\\w\\-\\:]\\_\\-\\.\\/[^\\]\\@]$' } } },
  });
});
