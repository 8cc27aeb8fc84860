import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../generator/json.ts';
import { diagnosticsOf } from '../../diagnostic/diagnostics-of.ts';
import { head, load, loadClean } from '../load-files.ts';
import { writeFiles } from '../write-files.ts';

const entry = (status: number): string =>
  `{ type: request_error, status: ${status}, group: shared, title: Title, description: It failed., remedy: Try again. }`;
const catalogue = `x-error-catalogue:
  invalid_key: ${entry(401)}
  invalid_field: ${entry(400)}
  not_found: ${entry(404)}
  book_lent: ${entry(409)}
`;
const shared = `sets:
  identifier: [not_found, invalid_field]
  common: [invalid_key]
  body: [invalid_field]
responses:
  '400': { $ref: 'responses.yaml#/Invalid' }
  '401': { $ref: 'responses.yaml#/Unauthorized' }
  '404': { $ref: 'responses.yaml#/Missing' }
  '409': { $ref: 'responses.yaml#/Conflict' }
`;
const responses = ['Invalid', 'Unauthorized', 'Missing', 'Conflict']
  .map((name) => `${name}: { description: ${name}. }\n`)
  .join('');
const book = `patch:
  operationId: books.update
  tags: [Books]
  description: Updates a book.
  security: []
  x-error-sets: [body, identifier, common]
  x-error-codes: [book_lent]
  responses:
    '200': { description: Done. }
    '404': { description: No such book. }
`;
const files = {
  'spec.yaml': `${head}${catalogue}x-shared-errors: { $ref: shared-errors.yaml }
paths: { /book: { $ref: book.yaml } }
`,
  'shared-errors.yaml': shared,
  'responses.yaml': responses,
  'book.yaml': book,
};
const path = ['paths', '/book', 'patch'];

const operationIn = (document: JsonObject): JsonObject =>
  (document['paths'] as Record<string, Record<string, JsonObject>>)['/book']!['patch']!;

test('writes out the sets of an operation before its particular codes, and adds the response of each status', async () => {
  const { document } = await loadClean(files);
  expect(document['x-shared-errors']).toBeUndefined();
  expect(operationIn(document)).toEqual({
    operationId: 'books.update',
    tags: ['Books'],
    description: 'Updates a book.',
    security: [],
    'x-error-codes': ['invalid_field', 'not_found', 'invalid_key', 'book_lent'],
    responses: {
      '200': { description: 'Done.' },
      '400': { $ref: '#/components/responses/Invalid' },
      '401': { $ref: '#/components/responses/Unauthorized' },
      '404': { description: 'No such book.' },
      '409': { $ref: '#/components/responses/Conflict' },
    },
  });
});

test('finds each added part where a set or the operation states it', async () => {
  const { place } = await loadClean(files);
  const placeOf = (...keys: readonly (string | number)[]): string => {
    const found = place([...path, ...keys]);
    return `${found.file.split('/').at(-1)} ${found.path.join('.')}`;
  };
  expect([0, 1, 2, 3].map((index) => placeOf('x-error-codes', index))).toEqual([
    'shared-errors.yaml sets.body.0',
    'shared-errors.yaml sets.identifier.0',
    'shared-errors.yaml sets.common.0',
    'book.yaml patch.x-error-codes.0',
  ]);
  expect(placeOf('responses', '409', '$ref')).toBe('shared-errors.yaml responses.409.$ref');
  expect(placeOf('responses', '404', 'description')).toBe('book.yaml patch.responses.404.description');
});

test('finds the codes of an operation without particular ones at its sets', async () => {
  const { place } = await loadClean({ ...files, 'book.yaml': book.replace(/ +x-error-codes.*\n/, '') });
  expect(place([...path, 'x-error-codes']).path).toEqual(['patch', 'x-error-sets']);
});

test('reports a code of a set that the catalogue does not have at the set', async () => {
  const text = shared.replace('[invalid_key]', '[invalid_keys]');
  const directory = await writeFiles({ ...files, 'shared-errors.yaml': text });
  const found = await diagnosticsOf(`${directory}/spec.yaml`);
  expect(found).toMatchObject([
    { code: 'error-code-unknown', place: { path: ['sets', 'common', 0] }, help: 'Did you mean invalid_key?' },
  ]);
});

test.each([
  ['a missing file', { 'spec.yaml': files['spec.yaml'].replace('shared-errors.yaml', 'missing.yaml') }, 'file-missing'],
  ['a name instead of a list of sets', { 'book.yaml': book.replace(/(sets: ).*/, '$1body') }, 'extension-value'],
  ['a code instead of a list of codes', { 'book.yaml': book.replace(/(codes: ).*/, '$1book_lent') }, 'extension-value'],
  [
    'a set that is not a list',
    { 'shared-errors.yaml': shared.replace('[invalid_key]', 'invalid_key') },
    'extension-value',
  ],
  [
    'a status without a shared response',
    { 'shared-errors.yaml': shared.replace(/ +'409'.*\n/, '') },
    'error-status-mismatch',
  ],
])('reports only %s, and nothing that follows from it', async (_, changed, code) => {
  const directory = await writeFiles({ ...files, ...changed });
  const found = await diagnosticsOf(`${directory}/spec.yaml`);
  expect(found.map((each) => each.code)).toEqual([code]);
});

test('leaves extensions with these names alone in a third-party document', async () => {
  const { document } = await load({ ...files, 'spec.yaml': files['spec.yaml'].replace(catalogue, '') });
  expect(operationIn(document)).toMatchObject({ 'x-error-sets': ['body', 'identifier', 'common'] });
  expect(Object.keys(operationIn(document)['responses'] as JsonObject)).toEqual(['200', '404']);
});
