import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';

import { failIf } from './report.ts';

/** A regular expression with the `u` flag (JSON Schema 2020-12, core §6.4); `x-pattern-message` says it in words. */
export const pattern: CodeKeywordDefinition = {
  keyword: 'pattern',
  type: 'string',
  schemaType: 'string',
  code(cxt) {
    const source = cxt.schema as string;
    const message: unknown = cxt.parentSchema['x-pattern-message'];
    const params = typeof message === 'string' ? _`{limit: ${source}, message: ${message}}` : _`{limit: ${source}}`;
    failIf(cxt, _`!${usePattern(cxt, source)}.test(${cxt.data})`, params);
  },
};
