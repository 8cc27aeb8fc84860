import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';

import { runtimeFunction } from '../runtime-functions.ts';
import { failIf } from './report.ts';

/** `x-max-bytes`: the value's size as compact UTF-8 JSON. */
export const maxBytes: CodeKeywordDefinition = {
  keyword: 'x-max-bytes',
  schemaType: 'number',
  code(cxt) {
    const limit = cxt.schema as number;
    failIf(cxt, _`${runtimeFunction(cxt.gen, 'exceedsBytes')}(${cxt.data}, ${limit})`, _`{limit: ${limit}}`);
  },
};
