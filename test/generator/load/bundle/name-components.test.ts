import { basename } from 'node:path';
import { expect, test } from 'vitest';

import { head, load, loadClean, using } from '../load-files.ts';

const clashing = {
  'spec.yaml': using("{ anyOf: [{ $ref: 'b.yaml#/Id' }, { $ref: 'a.yaml#/Id' }, { $ref: 'c.yaml#/Id' }] }"),
  'a.yaml': "Id: { type: string, pattern: '^a' }",
  'b.yaml': "Id: { type: string, pattern: '^b' }",
  'c.yaml': "Id: { pattern: '^a', type: string }",
};

test('numbers different components with one name in the order of their files, with a warning', async () => {
  const { document, diagnostics } = await load(clashing);
  expect(document['components']).toEqual({
    schemas: { Id: { type: 'string', pattern: '^a' }, Id_2: { type: 'string', pattern: '^b' } },
  });
  expect(document).toMatchObject({
    paths: {
      '/a': {
        get: {
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    anyOf: [
                      { $ref: '#/components/schemas/Id_2' },
                      { $ref: '#/components/schemas/Id' },
                      { $ref: '#/components/schemas/Id' },
                    ],
                  },
                },
              },
            },
          },
        },
      },
    },
  });
  expect(diagnostics).toMatchObject([
    {
      code: 'component-name-clash',
      severity: 'warning',
      message: 'two different schemas have the name Id, so the generator calls this one Id_2',
    },
  ]);
  const [{ place, related }] = diagnostics as [(typeof diagnostics)[number]];
  expect([place, related![0]!.place].map(({ file }) => basename(file))).toEqual(['b.yaml', 'a.yaml']);
});

test('rejects different components with one name in strict mode, and accepts equal ones', async () => {
  const strict = (files: Readonly<Record<string, string>>): Record<string, string> => ({
    ...files,
    'spec.yaml': `${files['spec.yaml']}x-error-catalogue: {}\n`,
  });
  const { diagnostics } = await load(strict(clashing));
  expect(diagnostics).toMatchObject([
    { code: 'component-name-clash', severity: 'error', message: 'two different schemas have the name Id' },
  ]);
  await loadClean(strict({ ...clashing, 'b.yaml': clashing['a.yaml'] }));
});

test('makes one component of copies that refer to each other, and two when what they refer to differs', async () => {
  const files = (leafOfB: string): Record<string, string> => ({
    'spec.yaml': using("{ anyOf: [{ $ref: 'a/tree.yaml' }, { $ref: 'b/tree.yaml' }] }"),
    'a/tree.yaml': "properties: { leaf: { $ref: 'leaf.yaml' } }",
    'a/leaf.yaml': "{ title: A leaf, properties: { tree: { $ref: 'tree.yaml' } } }",
    'b/tree.yaml': "properties: { leaf: { $ref: './leaf.yaml' } }",
    'b/leaf.yaml': leafOfB,
  });
  const leaf = { title: 'A leaf', properties: { tree: { $ref: '#/components/schemas/Tree' } } };
  const tree = { properties: { leaf: { $ref: '#/components/schemas/Leaf' } } };

  const { document } = await loadClean(files("{ title: A leaf, properties: { tree: { $ref: '../b/tree.yaml' } } }"));
  expect(document['components']).toEqual({ schemas: { Leaf: leaf, Tree: tree } });

  const other = await load(files("{ title: Another leaf, properties: { tree: { $ref: 'tree.yaml' } } }"));
  expect(other.document['components']).toEqual({
    schemas: {
      Leaf: leaf,
      Leaf_2: { title: 'Another leaf', properties: { tree: { $ref: '#/components/schemas/Tree_2' } } },
      Tree: tree,
      Tree_2: { properties: { leaf: { $ref: '#/components/schemas/Leaf_2' } } },
    },
  });
  expect(other.diagnostics.map(({ code }) => code)).toEqual(['component-name-clash', 'component-name-clash']);
});

test('leaves the name to the component of the root document, or replaces a copy by it', async () => {
  const spec = (book: string): Record<string, string> => ({
    'spec.yaml': `${head}paths: { /a: { $ref: 'a.yaml' } }\ncomponents: { schemas: { Book: { type: string } } }`,
    'a.yaml': `get:
  responses:
    '200': { description: Done., content: { application/json: { schema: { $ref: book.yaml } } } }
`,
    'book.yaml': book,
  });
  const same = await loadClean(spec('type: string'));
  expect(same.document['components']).toEqual({ schemas: { Book: { type: 'string' } } });

  const { document, diagnostics } = await load(spec('type: integer'));
  expect(document['components']).toEqual({ schemas: { Book: { type: 'string' }, Book_2: { type: 'integer' } } });
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['component-name-clash', 'warning']]);
});

test('reads an index of files as names of the files, and not as components beside them', async () => {
  const files = {
    'schemas/index.yaml': "Book: { $ref: all.yaml#/Book }\nTitle: { $ref: './Title.yaml' }",
    'schemas/all.yaml': 'Book: { $ref: Book.yaml }',
    'schemas/Book.yaml': "properties: { title: { $ref: Title.yaml }, next: { $ref: 'index.yaml#/Book' } }",
    'schemas/Title.yaml': 'type: string',
  };
  const components = {
    schemas: {
      Book: {
        properties: { title: { $ref: '#/components/schemas/Title' }, next: { $ref: '#/components/schemas/Book' } },
      },
      Title: { type: 'string' },
    },
  };
  const byIndex = await loadClean({ ...files, 'spec.yaml': using("{ $ref: 'schemas/index.yaml#/Book' }") });
  expect(byIndex.document['components']).toEqual(components);

  const listed = await loadClean({
    ...files,
    'spec.yaml': `${using("{ $ref: '#/components/schemas/Book' }")}components: { schemas: { $ref: schemas/index.yaml } }`,
  });
  expect(listed.document['components']).toEqual(components);
  const { file, path } = listed.place(['components', 'schemas', 'Book', 'properties', 'title']);
  expect([basename(file), ...path]).toEqual(['Book.yaml', 'properties', 'title']);
});

test('reports an index whose entries only refer to each other', async () => {
  const { diagnostics } = await load({
    'spec.yaml': using("{ $ref: 'a.yaml#/Book' }"),
    'a.yaml': "Book: { $ref: 'b.yaml#/Book' }",
    'b.yaml': "Book: { $ref: 'a.yaml#/Book' }",
  });
  expect(diagnostics.map(({ code }) => code)).toContain('ref-cycle');
});

test('follows a reference in the place of a list of parameters', async () => {
  const { document } = await loadClean({
    'spec.yaml': `${head}paths: { /a: { parameters: { $ref: 'parameters.yaml#/all' }, get: { responses: {} } } }`,
    'parameters.yaml': 'all: [{ name: q, in: query, schema: { type: string } }]',
  });
  expect(document).toMatchObject({ paths: { '/a': { parameters: [{ name: 'q' }] } } });
});

test('reads a reference with the name of the root file like one without', async () => {
  const components = (ref: string): string =>
    `components: { schemas: { A: { $ref: '${ref}' }, B: { properties: { b: { $ref: '${ref}' } } } } }`;
  const [named, local] = await Promise.all(
    ['spec.yaml#/components/schemas/B', '#/components/schemas/B'].map((ref) =>
      loadClean({ 'spec.yaml': `${using(`{ $ref: '${ref}' }`)}${components(ref)}` }),
    ),
  );
  expect(named!.document).toEqual(local!.document);
});
