import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema } from 'ajv/dist/compile/util.js';

import type { PreparedSchema } from '../prepared-schema.ts';

/** Ajv's own code, where it may stop at the first error, takes a missing item for a wrong one. */
export const prefixItems: CodeKeywordDefinition = {
  keyword: 'prefixItems',
  type: 'array',
  schemaType: 'array',
  code(cxt) {
    const { gen, data, it, keyword } = cxt;
    const schemas = cxt.schema as readonly PreparedSchema[];
    schemas.forEach((schema, index) => {
      if (alwaysValidSchema(it, schema)) return;
      const valid = gen.name('valid');
      if (!it.allErrors) gen.var(valid, true);
      gen.if(_`${data}.length > ${index}`, () => cxt.subschema({ keyword, schemaProp: index, dataProp: index }, valid));
      cxt.ok(valid);
    });
  },
};
