import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';

import { runtimeFunction } from '../runtime-functions.ts';
import { failIf } from './report.ts';

/** In decimal, as the number was written: dividing binary fractions needs a tolerance, and every tolerance takes some wrong number. */
export const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  code(cxt) {
    const limit = cxt.schema as number;
    failIf(cxt, _`!${runtimeFunction(cxt.gen, 'isMultipleOf')}(${cxt.data}, ${limit})`, _`{limit: ${limit}}`);
  },
};
