import type { CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { _, not } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema, Type } from 'ajv/dist/compile/util.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';

import type { JsonObject } from '../../../json.ts';
import type { PreparedSchema } from '../prepared-schema.ts';

export const patternProperties: CodeKeywordDefinition = {
  keyword: 'patternProperties',
  type: 'object',
  schemaType: 'object',
  code(cxt) {
    for (const source of Object.keys(cxt.schema as JsonObject)) checkMembers(cxt, source);
  },
};

function checkMembers(cxt: KeywordCxt, source: string): void {
  const { gen, data, it, keyword } = cxt;
  if (alwaysValidSchema(it, (cxt.schema as JsonObject)[source] as PreparedSchema) === true) return;
  const valid = gen.name('valid');
  if (!it.allErrors) gen.var(valid, true);
  gen.forIn('key', data, (key) => {
    gen.if(_`${usePattern(cxt, source)}.test(${key})`, () => {
      cxt.subschema({ keyword, schemaProp: source, dataProp: key, dataPropType: Type.Str }, valid);
      if (!it.allErrors) gen.if(not(valid), () => gen.break());
    });
  });
  cxt.ok(valid);
}
