import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';

import { formatCheck } from '../formats.ts';
import { runtimeFunction } from '../runtime-functions.ts';
import { failIf } from './report.ts';

/** Asserted, unlike in JSON Schema's default: a document that names a format means it. */
export const format: CodeKeywordDefinition = {
  keyword: 'format',
  type: ['number', 'string'],
  schemaType: 'string',
  code(cxt, ruleType) {
    const check = formatCheck(cxt.schema as string);
    if (check.type !== ruleType) return;
    const params = _`{limit: ${cxt.schema as string}, message: ${`be ${check.words}`}}`;
    failIf(cxt, _`!${runtimeFunction(cxt.gen, check.name)}(${cxt.data})`, params);
  },
};
