import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSpec } from '../../generator/load/load-spec.ts';
import type { JsonObject } from '../../generator/json.ts';
import { bundledDocument, objectAt } from './document.ts';

/** The error codes of each operation, and the statuses of its responses. */
function errorsOf(document: JsonObject): object {
  const items = Object.entries(objectAt(document, 'paths')) as [string, JsonObject][];
  return Object.fromEntries(
    items.flatMap(([path, item]) =>
      Object.keys(item).map((method) => {
        const operation = objectAt(document, 'paths', path, method);
        const codes = [...(operation['x-error-codes'] as readonly string[])].sort();
        const responses = Object.keys(objectAt(operation, 'responses')).sort();
        return [`${method} ${path}`, { codes, responses, sets: operation['x-error-sets'] }];
      }),
    ),
  );
}

test('the generator writes the error sets out as the independent copy of the document does', async () => {
  const { document } = await loadSpec('spec/spec.yaml');
  expect(errorsOf(document)).toEqual(errorsOf(await bundledDocument()));
  expect(document['x-shared-errors']).toBeUndefined();
});

test('no operation writes out what a set or a shared response says', () => {
  const written = globSync('spec/operations/*.yaml').flatMap((file) => {
    const items = parse(readFileSync(file, 'utf8')) as Record<string, Record<string, JsonObject>>;
    return Object.values(items).flatMap((item) =>
      Object.values(item).filter(
        ({ 'x-error-sets': sets, responses }) =>
          !(sets as readonly string[] | undefined)?.some((set) => ['common', 'public'].includes(set)) ||
          JSON.stringify(responses).includes('/Error'),
      ),
    );
  });
  expect(written.map(({ operationId }) => operationId)).toEqual([]);
});
