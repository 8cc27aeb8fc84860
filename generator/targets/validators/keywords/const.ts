import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';

import { runtimeFunction } from '../runtime-functions.ts';
import { literalCode } from './literal-code.ts';
import { failIf } from './report.ts';

export const constant: CodeKeywordDefinition = {
  keyword: 'const',
  code(cxt) {
    const { data, schema } = cxt;
    const isScalar = typeof schema !== 'object' || schema === null;
    const isWrong = isScalar
      ? _`${data} !== ${schema}`
      : _`!${runtimeFunction(cxt.gen, 'equal')}(${data}, ${literalCode(schema)})`;
    failIf(cxt, isWrong, _`{limit: ${literalCode(schema)}}`);
  },
};
