import type { Code, CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';

import { runtimeFunction } from '../runtime-functions.ts';
import { failIf } from './report.ts';

/**
 * Lengths count characters, not UTF-16 units (JSON Schema 2020-12, validation §6.3). A character takes one unit or two,
 * so the unit count alone decides nearly every string without reading it.
 */
export const stringLength: CodeKeywordDefinition = {
  keyword: ['maxLength', 'minLength'],
  type: 'string',
  schemaType: 'number',
  code(cxt) {
    const limit = cxt.schema as number;
    failIf(cxt, cxt.keyword === 'maxLength' ? isLonger(cxt, limit) : isShorter(cxt, limit), _`{limit: ${limit}}`);
  },
};

function isLonger(cxt: KeywordCxt, limit: number): Code {
  return _`${cxt.data}.length > ${limit} && ${characters(cxt)} > ${limit}`;
}

function isShorter(cxt: KeywordCxt, limit: number): Code {
  const { data } = cxt;
  if (limit <= 1) return _`${data}.length < ${limit}`;
  return _`${data}.length < ${2 * limit - 1} && ${characters(cxt)} < ${limit}`;
}

function characters(cxt: KeywordCxt): Code {
  return _`${runtimeFunction(cxt.gen, 'codePoints')}(${cxt.data})`;
}
