import type { JsonValue } from '../../../json.ts';
import type { DocumentView } from '../document-view.ts';
import { kindOf, schema, walkFrom } from '../../document/grammar.ts';
import { get, list } from '../../document/json.ts';
import { saysOfAll } from '../../document/same-value.ts';
import { rule } from './rule.ts';

const impliedTypes: Readonly<Record<string, 'object' | 'array'>> = {
  properties: 'object',
  patternProperties: 'object',
  additionalProperties: 'object',
  items: 'array',
  prefixItems: 'array',
};

/** Keywords whose subschemas are conditions or apply to other values; they do not contribute to the type. */
const CONDITIONS = 'not if then else contains propertyNames contentSchema dependentSchemas'.split(' ');

/**
 * JSON Schema accepts a string where a schema has only `properties`, and so do the generated validators.
 * The TypeScript type assumes the intended object or array, so this rule reports where the two differ.
 */
export const typeMissing = rule('type-missing', (view, report) => {
  const excused = new Set<JsonValue>();
  // Outer schemas come before those inside.
  for (const { json, path } of view.schemas) {
    for (const keyword of CONDITIONS)
      if (json[keyword] !== undefined)
        walkFrom(json[keyword], kindOf(schema, keyword), [], (inside) => excused.add(inside));
    const keyword = Object.keys(impliedTypes).find((each) => json[each] !== undefined);
    // These apply to the same value and contribute to its type.
    const parts = [json['allOf'], json['anyOf'], json['oneOf']].flatMap(list);
    if (keyword === undefined && parts.length === 0) continue;
    const isSaid = excused.has(json) || saysType(json, view);
    if (isSaid) for (const part of parts) excused.add(part);
    if (isSaid || keyword === undefined) continue;
    const type = impliedTypes[keyword]!;
    const article = type === 'array' ? 'an array' : 'an object';
    report(
      [...path, keyword],
      `${keyword} has no effect on a value that is not ${article}: the TypeScript type is ${article}, but the validators accept any other value`,
      { help: `Add type: ${type}.`, onceInThirdParty: type },
    );
  }
});

/** Whether every value of the schema has one of the types that it names. */
function saysType(value: JsonValue | undefined, view: DocumentView): boolean {
  const says = (one: JsonValue | undefined): boolean =>
    one === false || ['type', 'enum', 'const'].some((keyword) => get(one, keyword) !== undefined);
  return saysOfAll(value, says, (reference) => view.follow(reference));
}
