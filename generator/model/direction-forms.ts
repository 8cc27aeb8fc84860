import type { JsonObject, JsonValue } from '../json.ts';
import { type Direction, onlyDirection } from '../load/document/only-direction.ts';
import type { JsonSchema, NamedSchema } from './api.ts';
import { isObject, mapMembers } from './canonical.ts';
import { requires } from './discriminator.ts';
import { list, object } from './reader.ts';
import { mapSubschemas, type NamedSchemas, referenceTo, referencedName } from './schemas.ts';

/** Keywords whose schemas apply to the same value as the schema around them, and only add to it. */
const IN_PLACE: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas']);
const NONE: ReadonlySet<string> = new Set();

/** Returns the name of the form of a named schema. */
export type NameOf = (name: string, direction: Direction) => string;

/** Returns the schema itself where its form is the same. Schemas around it omit the names in `around`. */
export type FormIn = (schema: JsonSchema, direction: Direction, around?: ReadonlySet<string>) => JsonSchema;

/**
 * Returns a function that finds the form of a schema in requests or in responses. A property that only the
 * other direction has is not required, and `x-omitted` beside `properties` lists it. It keeps its schema:
 * JSON Schema leaves what happens to a read-only value that is sent to the API, so a value that the API has
 * returned is accepted.
 */
export function directionForms(schemas: readonly NamedSchema[], nameOf: NameOf): FormIn {
  const named: NamedSchemas = new Map(schemas.map(({ name, json }) => [name, json]));
  const oneWay = new WeakMap<JsonObject, ReadonlyMap<string, Direction>>();
  const expanding = new Set<string>();
  return formIn;

  function formIn(written: JsonSchema, direction: Direction, around: ReadonlySet<string> = NONE): JsonSchema {
    if (!isObject(written)) return written;
    const omitted = new Set([...around, ...omittedIn(written, direction)]);
    const name = referencedName(written);
    if (name === undefined || !needsMore(name, direction, omitted)) return formOf(written, direction, omitted);
    const { $ref: _, ...beside } = written;
    expanding.add(name);
    const expanded = { ...beside, allOf: [named.get(name)!, ...list(written['allOf'])] };
    const form = formOf(expanded, direction, omitted);
    expanding.delete(name);
    return form;
  }

  function formOf(written: JsonObject, direction: Direction, omitted: ReadonlySet<string>): JsonObject {
    const schema = comparable(written, direction, omitted);
    const own = Object.keys(object(schema['properties'])).filter((name) => omitted.has(name));
    const withoutOmitted = (names: JsonValue): JsonValue => {
      const left = list(names).filter((name) => !omitted.has(String(name)));
      return left.length === list(names).length ? names : left;
    };
    const opposite = direction === 'request' ? 'response' : 'request';
    const form = mapMembers(schema, (member, keyword) => {
      if (keyword === '$ref') return referenceForm(schema, direction);
      if (keyword === 'required') return withoutOmitted(member);
      if (keyword === 'dependentRequired') return mapMembers(object(member), withoutOmitted);
      if (keyword === 'discriminator') return discriminatorForm(schema, direction);
      if (keyword === 'properties')
        return mapMembers(object(member), (property, name) =>
          formIn(property as JsonSchema, omitted.has(name) ? opposite : direction),
        );
      const around = IN_PLACE.has(keyword) ? omitted : NONE;
      return mapSubschemas(keyword, member, (part) => formIn(part, direction, around));
    });
    return own.length > 0 ? { ...form, 'x-omitted': own } : form;
  }

  /** Whether schemas around a reference omit a property that the target requires and does not mark. */
  function needsMore(name: string, direction: Direction, omitted: ReadonlySet<string>): boolean {
    if (omitted.size === 0 || expanding.has(name)) return false;
    const target = named.get(name);
    const known = omittedIn(target, direction);
    return [...omitted].some((one) => !known.has(one) && requires(target, one, named));
  }

  /** Forms that differ by omitted properties only no longer exclude each other: `oneOf` becomes `anyOf`. */
  function comparable(schema: JsonObject, direction: Direction, omitted: ReadonlySet<string>): JsonObject {
    const { oneOf, ...others } = schema;
    const isLoosened = list(oneOf).some((form) =>
      [...omitted, ...omittedIn(form, direction)].some((name) => requires(form, name, named)),
    );
    if (!isLoosened) return schema;
    if (schema['anyOf'] === undefined) return { ...others, anyOf: oneOf! };
    return { ...others, allOf: [...list(schema['allOf']), { anyOf: oneOf! }] };
  }

  function referenceForm(schema: JsonObject, direction: Direction): JsonValue {
    const name = referencedName(schema);
    const form = name === undefined ? undefined : nameOf(name, direction);
    return form === name ? schema['$ref']! : referenceTo(form!);
  }

  /** Forms with another name keep their tags: without a mapping, a tag is the name in the document. */
  function discriminatorForm(union: JsonObject, direction: Direction): JsonValue {
    const discriminator = object(union['discriminator']);
    const mapping = object(discriminator['mapping']);
    const targetName = (target: JsonValue): string => referencedName({ $ref: target }) ?? String(target);
    const mapped = new Set(Object.values(mapping).map(targetName));
    const renamed = [...list(union['anyOf']), ...list(union['oneOf'])]
      .map((form) => referencedName(object(form)))
      .filter((name) => name !== undefined && nameOf(name, direction) !== name) as string[];
    if (renamed.length === 0) return discriminator;
    const added = renamed.filter((name) => !mapped.has(name)).map((name) => [name, name]);
    const all = Object.entries({ ...(Object.fromEntries(added) as JsonObject), ...mapping });
    const targets = all.map(([tag, target]) => [tag, referenceTo(nameOf(targetName(target), direction))]);
    return { ...discriminator, mapping: Object.fromEntries(targets) as JsonObject };
  }

  function omittedIn(schema: JsonValue | undefined, direction: Direction): ReadonlySet<string> {
    const properties = isObject(schema) ? oneWayProperties(schema) : new Map<string, Direction>();
    return new Set([...properties].filter(([, only]) => only !== direction).map(([name]) => name));
  }

  /** The properties of one direction that every value of the schema has, by name. */
  function oneWayProperties(schema: JsonObject): ReadonlyMap<string, Direction> {
    const known = oneWay.get(schema);
    if (known !== undefined) return known;
    const found = new Map<string, Direction>();
    oneWay.set(schema, found);
    const follow = (each: JsonObject): JsonValue | undefined => named.get(referencedName(each) ?? '');
    const add = (part: JsonValue | undefined): void => {
      if (isObject(part)) for (const [name, only] of oneWayProperties(part)) found.set(name, only);
    };
    add(follow(schema));
    list(schema['allOf']).forEach(add);
    for (const keyword of ['anyOf', 'oneOf']) {
      const [first, ...others] = list(schema[keyword]).map((form) => oneWayProperties(object(form)));
      for (const [name, only] of first ?? [])
        if (others.every((form) => form.get(name) === only)) found.set(name, only);
    }
    for (const [name, property] of Object.entries(object(schema['properties']))) {
      const only = onlyDirection(property, follow);
      if (only !== undefined) found.set(name, only);
    }
    return found;
  }
}
