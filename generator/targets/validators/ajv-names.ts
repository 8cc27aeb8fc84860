import { Name } from 'ajv/dist/compile/codegen/index.js';

/** What Ajv calls the variables of the functions that it writes (`ajv/dist/compile/names.js`), as far as our code mentions them. */
export const N = {
  data: new Name('data'),
  parentData: new Name('parentData'),
  parentDataProperty: new Name('parentDataProperty'),
  instancePath: new Name('instancePath'),
  vErrors: new Name('vErrors'),
  errors: new Name('errors'),
};

/** The second argument of every check: with it, a check may return at the first fault. */
export const FAST = new Name('fast');
