import type { JsonObject, JsonValue } from '../../json.ts';
import type { DocumentView } from './document-view.ts';
import { isObject, list } from './json.ts';
import type { Rule } from './rule.ts';

/** Keywords that a type is made of, and the type that whoever writes them has in mind. */
const meant: Readonly<Record<string, 'object' | 'array'>> = {
  properties: 'object',
  patternProperties: 'object',
  additionalProperties: 'object',
  items: 'array',
  prefixItems: 'array',
};

/**
 * JSON Schema lets a text pass where only `properties` are said, and so do the generated checks; a type that said so would be of use
 * to nobody. So types are read as they were meant, and here it is said that the two differ.
 */
export const typeMissing: Rule = {
  code: 'type-missing',
  elsewhere: 'warning',
  check(view, report) {
    const excused = new Set<JsonValue>();
    // Outer schemas come before those inside.
    for (const { json, path } of view.schemas) {
      const isSaid = excused.has(json) || saysType(json, view);
      for (const part of conditions(json)) excuseAll(part, excused);
      if (isSaid) for (const part of sameValue(json)) excused.add(part);
      const keyword = isSaid ? undefined : Object.keys(meant).find((each) => json[each] !== undefined);
      if (keyword === undefined) continue;
      const type = meant[keyword]!;
      const article = type === 'array' ? 'an array' : 'an object';
      report(
        [...path, keyword],
        `${keyword} without a type: in TypeScript it is ${article}, while the checks let any value pass that is none`,
        { help: `Write type: ${type}.`, ...(view.house ? {} : { once: type }) },
      );
    }
  },
};

function saysType(
  schema: JsonValue | undefined,
  view: DocumentView,
  open: ReadonlySet<JsonValue> = new Set(),
): boolean {
  if (!isObject(schema) || open.has(schema)) return schema === false;
  const says = (part: JsonValue | undefined): boolean => saysType(part, view, new Set([...open, schema]));
  if (['type', 'enum', 'const'].some((keyword) => schema[keyword] !== undefined)) return true;
  if (typeof schema['$ref'] === 'string' && says(view.follow(schema))) return true;
  const every = (forms: readonly JsonValue[]): boolean => forms.length > 0 && forms.every(says);
  return list(schema['allOf']).some(says) || every(list(schema['anyOf'])) || every(list(schema['oneOf']));
}

/** Schemas inside that hold for the same value, and that its type is made of. */
function sameValue(schema: JsonObject): readonly JsonValue[] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => list(schema[keyword]));
}

/** Schemas inside that say when something else holds, or of which items; no type is made of them. */
function conditions(schema: JsonObject): readonly JsonValue[] {
  const dependent = schema['dependentSchemas'];
  const single = ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema'];
  return [
    ...single.flatMap((keyword) => schema[keyword] ?? []),
    ...(isObject(dependent) ? Object.values(dependent) : []),
  ];
}

function excuseAll(value: JsonValue, excused: Set<JsonValue>): void {
  if (typeof value !== 'object' || value === null) return;
  excused.add(value);
  for (const member of Object.values(value)) excuseAll(member as JsonValue, excused);
}
