import type { CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema } from 'ajv/dist/compile/util.js';
import { noPropertyInData } from 'ajv/dist/vocabularies/code.js';

import type { JsonObject } from '../../../json.ts';
import type { PreparedSchema } from '../prepared-schema.ts';
import { checkPart } from '../check-part.ts';
import { report } from './report.ts';

/** `properties` together with what `required` says of them: each member is read once. */
export const properties: CodeKeywordDefinition = {
  keyword: 'properties',
  type: 'object',
  schemaType: 'object',
  code(cxt) {
    const schemas = cxt.schema as JsonObject;
    const required = new Set((cxt.parentSchema['required'] as readonly string[] | undefined) ?? []);
    for (const name of Object.keys(schemas))
      checkMember(cxt, name, schemas[name] as PreparedSchema, required.has(name));
  },
};

function checkMember(cxt: KeywordCxt, name: string, schema: PreparedSchema, isRequired: boolean): void {
  const { gen, data, it } = cxt;
  const acceptsAll = alwaysValidSchema(it, schema);
  if (acceptsAll && !isRequired) return;
  const valid = gen.name('valid');
  gen.if(noPropertyInData(gen, data, name, it.opts.ownProperties));
  if (isRequired) report(cxt, 'required', _`{missingProperty: ${name}}`);
  if (!it.allErrors) gen.var(valid, !isRequired);
  gen.else();
  if (!acceptsAll) checkPart(cxt, { keyword: 'properties', schemaProp: name, dataProp: name }, valid);
  else if (!it.allErrors) gen.var(valid, true);
  gen.endIf();
  cxt.ok(valid);
}
