import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { expect, test } from 'vitest';

import { addStubs } from '../../../generator/handlers/add-stubs.ts';
import { findMissingHandlers, openService } from '../../../generator/handlers/find-missing-handlers.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

/** A service's files after stubs for these operations (`resource.method`) were added. */
async function stubbed(
  files: Record<string, string>,
  ...operations: readonly string[]
): Promise<Record<string, string>> {
  const folder = await temporaryDirectory();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const routes = operations.map((id) => {
    const [resource, name] = id.split('.') as [string, string];
    return { id, resource, name };
  });
  const project = openService(folder);
  addStubs(project, findMissingHandlers(project, routes, folder), '@zoo');
  const changed = project.getSourceFiles().filter((file) => !file.isSaved());
  return Object.fromEntries(changed.map((file) => [relative(folder, file.getFilePath()), file.getFullText()]));
}

const typeImport = "import type { Handlers } from '@zoo/server';\n";
const valueImport = "import { type Handlers, notImplemented } from '@zoo/server';\n";

test('appends members in the style of the last one: with or without a comma, on one line or several', async () => {
  const object = (text: string): string => `${typeImport}\nexport const animals: Handlers<C>['animals'] = ${text};\n`;
  const added = async (text: string): Promise<string> => {
    const files = await stubbed({ 'a.ts': object(text) }, 'animals.get', 'animals.list', 'animals.feed-me');
    return files['a.ts']!.split('\n').slice(3).join('\n');
  };
  expect(await added('{ get: one }')).toBe(
    "export const animals: Handlers<C>['animals'] = { get: one, list: notImplemented('animals.list'), \"feed-me\": notImplemented('animals.feed-me') };\n",
  );
  expect(await added('{ "get": one, }')).toContain('{ "get": one, list: ');
  expect(await added('{}')).toContain("{ get: notImplemented('animals.get'), list: ");
  expect(await added('{\n    // Mine.\n    async get() {}, // Mine too.\n  }')).toContain(
    "    // Mine.\n    async get() {}, // Mine too.\n    list: notImplemented('animals.list'),\n    \"feed-me\": notImplemented('animals.feed-me'),\n  }",
  );
  expect(await added('{\n    get, // Mine.\n    put // Mine too.\n  }')).toContain(
    "    put, // Mine too.\n    list: notImplemented('animals.list'),\n    \"feed-me\": notImplemented('animals.feed-me')\n  }",
  );
  expect(await added('{\n  ...others,\n  get() {}\n}')).toContain(
    "  get() {},\n  list: notImplemented('animals.list'),\n",
  );
});

test('leaves existing handlers and unrelated files unchanged', async () => {
  const files = {
    'a.ts': `${typeImport}export function a(): Handlers<C>['animals'] {\n  return { get };\n}\n`,
    'b.ts': 'export {};\n',
  };
  expect(await stubbed(files, 'animals.get')).toEqual({});
  expect(Object.keys(await stubbed(files, 'animals.get', 'animals.list'))).toEqual(['a.ts']);
});

test('adds the import once, beside the other imports from its module', async () => {
  const body = "\nexport const animals = (): Handlers<C>['animals'] => {\n  return {\n    get: one,\n  };\n};\n";
  const importsOf = async (imports: string): Promise<string> => {
    const files = await stubbed({ 'a.ts': imports + body }, 'animals.list', 'animals.feed');
    return files['a.ts']!.split(body.slice(0, 20))[0]!;
  };
  expect(await importsOf(typeImport)).toBe(`${typeImport}import { notImplemented } from '@zoo/server';\n`);
  expect(await importsOf(valueImport)).toBe(valueImport);
  expect(await importsOf("import { finding } from '@zoo/server';\nimport { x } from './x.ts';\n")).toBe(
    "import { finding, notImplemented } from '@zoo/server';\nimport { x } from './x.ts';\n",
  );
});

test('creates a module for a resource without handlers, and registers it with the other resources', async () => {
  const root = `${typeImport}\nimport { a } from './a/handlers.ts';\n\nexport function handlers(): Handlers<C> {\n  return { animals: a() };\n}\n`;
  const files = await stubbed({ 'handlers.ts': root }, 'foodStores.get', 'foodStores.list', 'keepers.get');
  expect(Object.keys(files).sort()).toEqual(['food-stores/handlers.ts', 'handlers.ts', 'keepers/handlers.ts']);
  expect(files['handlers.ts']).toBe(
    root
      .replace(
        "./a/handlers.ts';",
        "./a/handlers.ts';\nimport { foodStoresHandlers } from './food-stores/handlers.ts';\nimport { keepersHandlers } from './keepers/handlers.ts';",
      )
      .replace('a() }', 'a(), foodStores: foodStoresHandlers(), keepers: keepersHandlers() }'),
  );
  expect(files['food-stores/handlers.ts']).toBe(`import { type Handlers, notImplemented } from '@zoo/server';

import type { Context } from '../http/context.ts';

export function foodStoresHandlers(): Handlers<Context>['foodStores'] {
  return {
    get: notImplemented('foodStores.get'),
    list: notImplemented('foodStores.list'),
  };
}
`);
});
