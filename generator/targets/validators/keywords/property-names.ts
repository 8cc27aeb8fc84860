import type { CodeKeywordDefinition } from 'ajv/dist/2020.js';
import { not } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema } from 'ajv/dist/compile/util.js';

/** A name that breaks a rule is a fault of its own; Ajv's code notes another one for the object. */
export const propertyNames: CodeKeywordDefinition = {
  keyword: 'propertyNames',
  type: 'object',
  schemaType: ['object', 'boolean'],
  code(cxt) {
    const { gen, data, it, keyword } = cxt;
    if (alwaysValidSchema(it, cxt.schema)) return;
    const valid = gen.name('valid');
    if (!it.allErrors) gen.var(valid, true);
    gen.forIn('key', data, (key) => {
      cxt.subschema({ keyword, data: key, dataTypes: ['string'], propertyName: key }, valid);
      if (!it.allErrors) gen.if(not(valid), () => gen.break());
    });
    cxt.ok(valid);
  },
};
