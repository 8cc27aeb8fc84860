import type { Code, CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';

import { runtimeFunction } from '../runtime-functions.ts';
import { failIf } from './report.ts';

export const uniqueItems: CodeKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  code(cxt) {
    if (cxt.schema !== true) return;
    const twins = cxt.gen.const('twins', firstDuplicate(cxt));
    failIf(cxt, _`${twins} !== null`, twins);
  },
};

/** An array that is too long is refused for that; looking for equal items in it would be work that anybody can cause. */
function firstDuplicate(cxt: KeywordCxt): Code {
  const found = _`${runtimeFunction(cxt.gen, 'firstDuplicate')}(${cxt.data})`;
  const most: unknown = cxt.parentSchema['maxItems'];
  return typeof most === 'number' ? _`${cxt.data}.length > ${most} ? null : ${found}` : found;
}
