import type { JsonObject, JsonValue } from '../../../json.ts';
import type { DocumentView } from '../document-view.ts';
import { isObject, list } from '../../document/json.ts';
import type { Rule } from './rule.ts';

/** Keywords that a type is made of, and the type that whoever writes them has in mind. */
const meant: Readonly<Record<string, 'object' | 'array'>> = {
  properties: 'object',
  patternProperties: 'object',
  additionalProperties: 'object',
  items: 'array',
  prefixItems: 'array',
};

const CONDITIONS = ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema'];

/**
 * JSON Schema lets a text pass where only `properties` are said, and so do the generated checks; a type that said so would be of use
 * to nobody. So types are read as they were meant, and here it is said that the two differ.
 */
export const typeMissing: Rule = {
  code: 'type-missing',
  thirdParty: 'warning',
  reads: (place) => [place.slice(0, -1)],
  check(view, report) {
    const excused = new Set<JsonValue>();
    // Outer schemas come before those inside.
    for (const { json, path } of view.schemas) {
      for (const part of conditions(json)) excuseAll(part, excused);
      const keyword = Object.keys(meant).find((each) => json[each] !== undefined);
      const parts = sameValue(json);
      if (keyword === undefined && parts.length === 0) continue;
      const isSaid = excused.has(json) || saysType(json, view);
      if (isSaid) for (const part of parts) excused.add(part);
      if (isSaid || keyword === undefined) continue;
      const type = meant[keyword]!;
      const article = type === 'array' ? 'an array' : 'an object';
      report(
        [...path, keyword],
        `${keyword} without a type: in TypeScript it is ${article}, while the checks let any value pass that is none`,
        { help: `Write type: ${type}.`, ...(view.strict ? {} : { once: type }) },
      );
    }
  },
};

function saysType(schema: JsonValue | undefined, view: DocumentView, open: readonly JsonValue[] = []): boolean {
  if (!isObject(schema)) return schema === false;
  if (schema['type'] !== undefined || schema['enum'] !== undefined || schema['const'] !== undefined) return true;
  if (open.includes(schema)) return false;
  const inside = [...open, schema];
  const says = (part: JsonValue | undefined): boolean => saysType(part, view, inside);
  const every = (forms: readonly JsonValue[]): boolean => forms.length > 0 && forms.every(says);
  return (
    (typeof schema['$ref'] === 'string' && says(view.follow(schema))) ||
    list(schema['allOf']).some(says) ||
    every(list(schema['anyOf'])) ||
    every(list(schema['oneOf']))
  );
}

/** Schemas inside that hold for the same value, and that its type is made of. */
function sameValue({ allOf, anyOf, oneOf }: JsonObject): readonly JsonValue[] {
  return [allOf, anyOf, oneOf].flatMap(list);
}

/** Schemas inside that say when something else holds, or of which items; no type is made of them. */
function conditions(schema: JsonObject): readonly JsonValue[] {
  const single = CONDITIONS.flatMap((keyword) => schema[keyword] ?? []);
  const dependent = schema['dependentSchemas'];
  return isObject(dependent) ? [...single, ...Object.values(dependent)] : single;
}

function excuseAll(value: JsonValue, excused: Set<JsonValue>): void {
  if (typeof value !== 'object' || value === null) return;
  excused.add(value);
  for (const member of Object.values(value)) excuseAll(member as JsonValue, excused);
}
