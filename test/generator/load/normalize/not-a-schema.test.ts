import { expect, test } from 'vitest';

import { head, load } from '../load-files.ts';

test('accepts any value where a parameter or media type has something else than a schema', async () => {
  const { document, diagnostics } = await load({
    'spec.yaml': `${head}paths:
  /a:
    post:
      parameters: [{ name: a, in: query, schema: text }]
      requestBody: { content: { application/json: { schema: null } } }
      responses: { '204': { description: Done. } }
`,
  });
  expect(document['paths']).toMatchObject({
    '/a': { post: { parameters: [{ schema: {} }], requestBody: { content: { 'application/json': { schema: {} } } } } },
  });
  expect(diagnostics.map(({ code, severity, place }) => [code, severity, place.path.at(-1)])).toEqual([
    ['keyword-value', 'warning', 'schema'],
    ['keyword-value', 'warning', 'schema'],
  ]);
});
