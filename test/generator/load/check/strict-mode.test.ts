import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { diagnosticsOf } from '../../diagnostic/diagnostics-of.ts';
import { writeFiles } from '../write-files.ts';

const body = `openapi: 3.1.0
info: { title: Library, version: 1.0.0 }
paths:
  /a:
    get:
      responses: { '200': { description: Done. } }
components:
  schemas:
    A: { type: string, format: isbn, century: 20, enum: [a, a, 1], default: b }
    B: { properties: { c: { type: string } } }
`;
const codes = [
  'enum-duplicate',
  'enum-type',
  'example-invalid',
  'format-unknown',
  'keyword-unknown',
  'operation-id-missing',
  'type-missing',
];

async function severities(text: string, strict: boolean): Promise<string[]> {
  const diagnostics = await diagnosticsOf(`${await writeFiles({ 'spec.yaml': text })}/spec.yaml`, { strict });
  return diagnostics.map(({ code, severity }) => `${severity} ${code}`).sort();
}

test('reports warnings of third-party documents as errors in strict mode', async () => {
  const errors = codes.map((code) => `error ${code === 'operation-id-missing' ? 'operation-incomplete' : code}`);
  expect(await severities(body, false)).toEqual(codes.map((code) => `warning ${code}`));
  expect(await severities(body, true)).toEqual(errors);
  expect(await severities(`${body}x-error-catalogue: {}\n`, false)).toEqual(errors);
});

// The docs rely on it: they print only warnings of the checks, and in strict mode they don't run them.
test('reports nothing but errors about any document in strict mode', async () => {
  for (const name of readdirSync('test/golden/diagnostics')) {
    const diagnostics = await diagnosticsOf(`test/golden/diagnostics/${name}/spec.yaml`, { strict: true });
    expect(diagnostics.filter(({ severity }) => severity !== 'error')).toEqual([]);
  }
});

test('names the successors of $recursiveRef and $recursiveAnchor in strict mode', async () => {
  const text = body.replace(
    'properties: { c',
    '$recursiveAnchor: true, type: object, properties: { d: { $recursiveRef: "#" }, c',
  );
  const diagnostics = await diagnosticsOf(`${await writeFiles({ 'spec.yaml': text })}/spec.yaml`, { strict: true });
  const help = diagnostics.filter(({ message }) => message.startsWith('$recursive')).map((each) => each.help);
  expect(help).toEqual(['Write $dynamicAnchor.', 'Write $dynamicRef.']);
});

test('ignores foreign extensions, and warns about those with one of our names', async () => {
  const text = body.replace(
    '      responses',
    '      x-owner: library\n      x-permissions: [a.read]\n      x-rate-limit: fast\n      x-paginated: cursor\n      responses',
  );
  const others = codes.map((code) => `warning ${code}`);
  const ours = ['extension-misplaced', 'extension-value', 'rate-limit-unknown'].map((code) => `warning ${code}`);
  expect(await severities(text, false)).toEqual([...others, ...ours].sort());
  expect(await severities(text, true)).toContain('error unknown-extension');
});

test('reports only the unresolved reference, and nothing that follows from it', async () => {
  const directory = await writeFiles({
    'spec.yaml': `openapi: 3.1.0
info: { title: Library, version: 1.0.0 }
x-error-catalogue: { $ref: errors.yaml }
x-permissions: { $ref: permissions.yaml }
x-rate-limits: { $ref: limits.yaml }
x-pagination: { $ref: pagination.yaml }
paths:
  /a/{id}:
    get:
      operationId: a.list
      tags: [A]
      description: All of them.
      security: [{ key: [a.read] }]
      x-error-codes: [not_found]
      x-rate-limit: default
      x-paginated: true
      x-emits: [a.read]
      parameters: [{ $ref: 'parameters.yaml#/Id' }]
      responses: { '200': { $ref: 'responses.yaml#/Ok' }, '404': { $ref: 'responses.yaml#/NotFound' } }
  /b: { $ref: b.yaml }
webhooks:
  a.read.v1: { $ref: events.yaml }
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
`,
  });
  const diagnostics = await diagnosticsOf(`${directory}/spec.yaml`);
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['file-missing']));
  // Two of the nine references are to one file.
  expect(diagnostics).toHaveLength(8);
});
