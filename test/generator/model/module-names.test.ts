import { expect, test } from 'vitest';

import { moduleNames } from '../../../generator/model/module-names.ts';

test.each([
  ['names that every file system takes stay', ['a.b', 'A2', '_c'], ['a.b', 'A2', '_c']],
  ['those that differ in case only are numbered', ['Pet', 'pet', 'PET'], ['Pet', 'pet-2', 'PET-3']],
  ['odd characters become a dash', ['a b', 'é', '../x', ''], ['a-b', '_', 'x', '_-2']],
  ['names of devices are not taken as they are', ['con', 'a.'], ['_con', 'a']],
  ['the page of a whole folder keeps its name', ['index', 'Index', '"index '], ['index-2', 'Index-3', 'index-4']],
])('%s', (_, names, files) => {
  expect(names.map((name) => moduleNames(names).get(name))).toEqual(files);
});
