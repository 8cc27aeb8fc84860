import { describe, expect, test } from 'vitest';

import { loadSpec } from '../../../../generator/load/load-spec.ts';
import { writeFiles } from '../write-files.ts';

/** The bundled components of a document beside `files`, and its diagnostics. */
async function load(components: string, files: Readonly<Record<string, string>>) {
  const root = `openapi: 3.1.0\ninfo: { title: Library, version: 1.0.0 }\npaths: {}\ncomponents: { schemas: ${components} }\n`;
  const { document, diagnostics } = await loadSpec(`${await writeFiles({ 'spec.yaml': root, ...files })}/spec.yaml`);
  return {
    components: document['components'],
    wrong: diagnostics.map(({ code, message, place }) => ({ code, message, at: place.path.join('/') })),
  };
}

const author = '{ $id: https://library.example/author.yaml, type: string }';
const book = '{ $id: https://library.example/book.yaml, type: object, properties: { author: { $ref: author.yaml } } }';
const linked = {
  schemas: {
    Author: { type: 'string' },
    Book: { type: 'object', properties: { author: { $ref: '#/components/schemas/Author' } } },
  },
};

describe('below an $id', () => {
  test('resolves a relative reference to the file beside it when the $id of the file matches', async () => {
    const files = { 'book.yaml': book, 'author.yaml': author };
    expect(await load('{ Book: { $ref: book.yaml } }', files)).toEqual({ components: linked, wrong: [] });
  });

  test('finds the file with the $id in any folder, even when it is read later', async () => {
    const files = { 'book.yaml': book, 'people/author.yaml': author, 'z.yaml': '$ref: people/author.yaml' };
    for (const components of [
      '{ Author: { $ref: people/author.yaml }, Book: { $ref: book.yaml } }',
      '{ Book: { $ref: book.yaml }, Author: { $ref: people/author.yaml } }',
      '{ Book: { $ref: book.yaml }, List: { items: { $ref: people/author.yaml } } }',
    ]) {
      const { components: made, wrong } = await load(components, files);
      expect(made).toMatchObject(linked);
      expect(wrong).toEqual([]);
    }
  });

  test('rejects a relative reference to a file with another $id or none', async () => {
    for (const other of ['type: string', '{ $id: https://library.example/writer.yaml, type: string }']) {
      const { wrong } = await load('{ Book: { $ref: book.yaml } }', { 'book.yaml': book, 'author.yaml': other });
      expect(wrong).toEqual([
        {
          code: 'ref-remote',
          message:
            "$ref 'author.yaml' resolves to https://library.example/author.yaml below the $id 'https://library.example/book.yaml', and no file has that address, so any value is accepted there",
          at: 'properties/author/$ref',
        },
      ]);
    }
  });

  test('resolves pointers from the root of the file', async () => {
    const components =
      "{ Book: { $id: 'https://library.example/', $ref: '#/components/schemas/Text' }, Text: { type: string } }";
    expect((await load(components, {})).wrong).toEqual([]);
  });
});

test('rejects a reference to an address that two schemas have, and names both', async () => {
  const twice = "A: { $id: 'urn:a', type: string }, B: { $id: 'urn:a', type: number }";
  expect((await load(`{ ${twice} }`, {})).wrong).toEqual([]);
  const { wrong } = await load(`{ ${twice}, C: { items: { $ref: 'urn:a' } } }`, {});
  expect(wrong).toMatchObject([{ code: 'ref-unresolved', at: 'components/schemas/C/items/$ref' }]);
  expect(wrong[0]!.message).toMatch(
    /matches both .*#\/components\/schemas\/A and .*#\/components\/schemas\/B, so any value/,
  );
});
