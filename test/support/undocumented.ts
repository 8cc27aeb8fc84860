import type { JsonObject, JsonValue } from '../../generator/json.ts';

/** Follows a `$ref` of the bundled document. */
export type Follow = (json: JsonObject) => JsonObject;

export function followIn(document: JsonObject): Follow {
  const follow: Follow = (json) => {
    const reference = json['$ref'];
    if (typeof reference !== 'string') return json;
    const target = reference
      .slice(2)
      .split('/')
      .reduce<JsonValue>((at, key) => (at as JsonObject)[key]!, document);
    return follow(target as JsonObject);
  };
  return follow;
}

/**
 * The members of a value that no form of its schema names: `data.secret`, `data.contacts[0].phone`. JSON
 * Schema lets them pass, since a client must; a service that sends them exposes undocumented data. Only
 * `additionalProperties` invites them.
 */
export function undocumentedMembers(value: unknown, schema: JsonObject, follow: Follow, at = ''): string[] {
  if (Array.isArray(value)) {
    const items = formsOf(schema, follow).flatMap((form) => (isObject(form['items']) ? [form['items']] : []));
    return value.flatMap((item, index) => fewest(item, items, follow, `${at}[${index}]`));
  }
  if (!isObject(value)) return [];
  const forms = formsOf(schema, follow);
  if (forms.some((form) => form['additionalProperties'] === true || isObject(form['additionalProperties']))) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const path = at === '' ? name : `${at}.${name}`;
    const known = forms.flatMap((form) =>
      isObject(form['properties']) && isObject(form['properties'][name]) ? [form['properties'][name]] : [],
    );
    return known.length === 0 ? [path] : fewest(member, known, follow, path);
  });
}

/** A value that has several forms is documented when one of them documents it. */
function fewest(value: unknown, schemas: readonly JsonObject[], follow: Follow, at: string): string[] {
  const found = schemas
    .map((schema) => undocumentedMembers(value, schema, follow, at))
    .sort((a, b) => a.length - b.length);
  return found[0] ?? [];
}

/** The schema and all that it is made of. */
function formsOf(schema: JsonObject, follow: Follow): JsonObject[] {
  const form = follow(schema);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => (form[keyword] ?? []) as readonly JsonObject[]);
  return [form, ...parts.flatMap((part) => formsOf(part, follow))];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
