import type { Code, CodeKeywordDefinition, KeywordCxt, Name } from 'ajv/dist/2020.js';
import { _, not } from 'ajv/dist/compile/codegen/index.js';
import { getProperty } from 'ajv/dist/compile/codegen/code.js';
import { stringify } from 'ajv/dist/compile/codegen/code.js';
import { alwaysValidSchema } from 'ajv/dist/compile/util.js';
import { checkDataType, checkDataTypes, DataType } from 'ajv/dist/compile/validate/dataType.js';

import { isObject } from '../../../model/canonical.ts';
import type { CheckGen } from '../check-gen.ts';
import type { Components } from '../components.ts';
import type { PreparedSchema } from '../prepared-schema.ts';
import { planUnion, type UnionGroup } from '../union/plan-union.ts';
import type { Tag } from '../union/tags.ts';
import { VALUE_TYPES, type ValueType } from '../union/value-types.ts';
import { report } from './report.ts';
import { tryForms } from './try-forms.ts';

/**
 * `anyOf` and `oneOf`. Where a value's kind or its tag leaves one form, only that one is checked, and its faults are the union's.
 * That changes no verdict: every other form would refuse the value. The rest are tried one after the other.
 */
export function union(components: Components): CodeKeywordDefinition {
  return {
    keyword: ['anyOf', 'oneOf'],
    schemaType: 'array',
    trackErrors: true,
    code(cxt) {
      const forms = cxt.schema as PreparedSchema[];
      const isWatched = forms.some((form) => (cxt.gen as CheckGen).isWatched(form));
      if (cxt.keyword === 'anyOf' && !isWatched && forms.some((form) => alwaysValidSchema(cxt.it, form))) return;
      const groups = planUnion(forms, tagHint(cxt), components);
      const tellsApart = groups.some(({ types, tag }) => types.length < VALUE_TYPES.length || tag !== undefined);
      if (tellsApart && cxt.it.allErrors && !isWatched) checkGroups(cxt, groups);
      else tryForms(cxt, [...forms.keys()]);
    },
  };
}

function checkGroups(cxt: KeywordCxt, groups: readonly UnionGroup[]): void {
  const { gen, data } = cxt;
  const [only] = groups;
  if (groups.length === 1 && only!.forms.length === 1) return checkForm(cxt, only!.forms[0]!);
  groups.forEach((group, index) => {
    if (index === 0) gen.if(isOneOf(group.types, data));
    else gen.elseIf(isOneOf(group.types, data));
    if (group.forms.length === 1) checkForm(cxt, group.forms[0]!, group.types);
    else if (group.tag) checkTagged(cxt, group, group.tag);
    else tryForms(cxt, group.forms);
  });
  gen.else();
  const types = groups.flatMap((group) => group.types);
  report(cxt, 'type', stringify({ type: types.length === 1 ? types[0]! : types }));
  gen.endIf();
}

/** Ajv's test of several types is right only as the test that a value has none of them. */
function isOneOf(types: readonly ValueType[], data: Name): Code {
  const [only] = types;
  return types.length === 1
    ? checkDataType(only!, data, true)
    : not(checkDataTypes([...types], data, true, DataType.Wrong));
}

function checkTagged(cxt: KeywordCxt, group: UnionGroup, tag: Tag): void {
  const { gen, data } = cxt;
  const value = gen.const('tag', _`${data}${getProperty(tag.property)}`);
  gen.if(_`${value} === undefined`);
  if (tag.isOptional) tryForms(cxt, group.forms);
  else report(cxt, 'required', _`{missingProperty: ${tag.property}}`);
  tag.values.forEach((texts, index) => {
    for (const text of texts) {
      gen.elseIf(_`${value} === ${text}`);
      checkForm(cxt, group.forms[index]!);
    }
  });
  gen.else();
  const limit = stringify(tag.values.flat());
  report(cxt, 'enum', _`{limit: ${limit}, open: typeof ${value} == "string"}`, tag.property);
  gen.endIf();
}

/** A form that only names its kind has nothing left to check once the kind is known. */
function checkForm(cxt: KeywordCxt, form: number, known?: readonly string[]): void {
  const schema = (cxt.schema as PreparedSchema[])[form];
  if (typeof schema === 'object' && Object.keys(schema).join() === 'type' && schema['type'] === known?.join()) return;
  cxt.subschema({ keyword: cxt.keyword, schemaProp: form }, cxt.gen.name('valid'));
}

function tagHint({ parentSchema }: KeywordCxt): string | undefined {
  const discriminator: unknown = parentSchema['discriminator'];
  const name = isObject(discriminator as never)
    ? (discriminator as { propertyName?: unknown }).propertyName
    : undefined;
  return typeof name === 'string' ? name : undefined;
}
