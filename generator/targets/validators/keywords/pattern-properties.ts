import type { CodeKeywordDefinition, KeywordCxt } from 'ajv/dist/2020.js';
import { _, Name, not } from 'ajv/dist/compile/codegen/index.js';
import { alwaysValidSchema, evaluatedPropsToName, Type } from 'ajv/dist/compile/util.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';

import type { JsonObject } from '../../../json.ts';
import type { PreparedSchema } from '../prepared-schema.ts';

/** Ajv's own code adds a name to what has been evaluated even where that is `true` or nothing yet, which throws. */
export const patternProperties: CodeKeywordDefinition = {
  keyword: 'patternProperties',
  type: 'object',
  schemaType: 'object',
  code(cxt) {
    const { gen, it } = cxt;
    const tracks = it.opts.unevaluated && it.props !== true;
    const evaluated = tracks
      ? it.props instanceof Name
        ? it.props
        : evaluatedPropsToName(gen, it.props as never)
      : undefined;
    if (evaluated) it.props = evaluated;
    for (const source of Object.keys(cxt.schema as JsonObject)) checkMembers(cxt, source, evaluated);
  },
};

function checkMembers(cxt: KeywordCxt, source: string, evaluated: Name | undefined): void {
  const { gen, data, it, keyword } = cxt;
  const acceptsAll = alwaysValidSchema(it, (cxt.schema as JsonObject)[source] as PreparedSchema) === true;
  if (acceptsAll && !evaluated) return;
  const valid = gen.name('valid');
  if (!it.allErrors) gen.var(valid, true);
  gen.forIn('key', data, (key) => {
    gen.if(_`${usePattern(cxt, source)}.test(${key})`, () => {
      if (evaluated) {
        gen.if(_`${evaluated} !== true`, () => {
          gen.assign(evaluated, _`${evaluated} || {}`);
          gen.assign(_`${evaluated}[${key}]`, true);
        });
      }
      if (acceptsAll) return;
      cxt.subschema({ keyword, schemaProp: source, dataProp: key, dataPropType: Type.Str }, valid);
      if (!it.allErrors) gen.if(not(valid), () => gen.break());
    });
  });
  cxt.ok(valid);
}
