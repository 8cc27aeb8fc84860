import { expect, test } from 'vitest';

import { moduleNames } from '../../../generator/model/module-names.ts';

test.each([
  ['leaves names unchanged that every file system accepts', ['a.b', 'A2', '_c'], ['a.b', 'A2', '_c']],
  ['numbers names that differ only in case', ['Pet', 'pet', 'PET'], ['Pet', 'pet-2', 'PET-3']],
  ['replaces odd characters with a dash', ['a b', 'é', '../x', ''], ['a-b', '_', 'x', '_-2']],
  ['changes names that Windows reserves for devices', ['con', 'a.'], ['_con', 'a']],
  ['reserves index for the page of the whole folder', ['index', 'Index', '"index '], ['index-2', 'Index-3', 'index-4']],
])('%s', (_, names, files) => {
  expect(names.map((name) => moduleNames(names).get(name))).toEqual(files);
});
