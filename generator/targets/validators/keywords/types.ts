import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { stringify } from 'ajv/dist/compile/codegen/code.js';
import type { JSONType } from 'ajv/dist/compile/rules.js';
import { checkDataTypes, DataType } from 'ajv/dist/compile/validate/dataType.js';

import { failIf } from './report.ts';

/** `type` with several names. Ajv's own code for that reads the names from the schema, which we do not print. */
export const types: CodeKeywordDefinition = {
  keyword: 'types',
  schemaType: 'array',
  code(cxt) {
    const isWrong = checkDataTypes(cxt.schema as JSONType[], cxt.data, true, DataType.Wrong);
    failIf(cxt, isWrong, stringify({ type: cxt.schema as JSONType[] }), 'type');
  },
};
