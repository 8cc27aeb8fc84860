import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { stringify } from 'ajv/dist/compile/codegen/code.js';

import { runtimeFunction } from '../runtime-functions.ts';
import { failIf } from './report.ts';

export const constant: CodeKeywordDefinition = {
  keyword: 'const',
  code(cxt) {
    const { data, schema } = cxt;
    const isScalar = typeof schema !== 'object' || schema === null;
    const isWrong = isScalar
      ? _`${data} !== ${schema}`
      : _`!${runtimeFunction(cxt.gen, 'equal')}(${data}, ${stringify(schema)})`;
    failIf(cxt, isWrong, _`{limit: ${stringify(schema)}}`);
  },
};
