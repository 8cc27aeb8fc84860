import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { noPropertyInData } from 'ajv/dist/vocabularies/code.js';

import type { JsonObject } from '../../../json.ts';
import { failIf } from './report.ts';

/** Members that `properties` knows are asked for there, where they are read anyway. */
export const required: CodeKeywordDefinition = {
  keyword: 'required',
  type: 'object',
  schemaType: 'array',
  code(cxt) {
    const { gen, data, it } = cxt;
    const properties = (cxt.parentSchema['properties'] ?? {}) as JsonObject;
    for (const name of cxt.schema as readonly string[]) {
      if (Object.hasOwn(properties, name)) continue;
      failIf(cxt, noPropertyInData(gen, data, name, it.opts.ownProperties), _`{missingProperty: ${name}}`);
    }
  },
};
