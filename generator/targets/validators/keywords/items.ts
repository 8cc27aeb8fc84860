import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';
import { validateAdditionalItems } from 'ajv/dist/vocabularies/applicator/additionalItems.js';
import { validateArray } from 'ajv/dist/vocabularies/code.js';

import { checkPart } from '../check-part.ts';

export const items: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  error: { message: '', params: ({ params }) => _`{limit: ${params['len']}}` },
  code(cxt) {
    const { gen, schema, data, it, keyword } = cxt;
    if (alwaysValidSchema(it, schema)) return;
    const prefix: unknown = cxt.parentSchema['prefixItems'];
    if (Array.isArray(prefix)) validateAdditionalItems(cxt, prefix);
    else if (!it.allErrors) cxt.ok(validateArray(cxt));
    else {
      gen.forRange('i', 0, _`${data}.length`, (index) => {
        checkPart(cxt, { keyword, dataProp: index, dataPropType: Type.Num }, gen.name('valid'));
      });
    }
  },
};
