import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { pascalCase } from '../../../generator/model/names.ts';

/** A member that no handler can know, and the query or object of a body that gained it. */
export interface AddedMember {
  readonly place: string;
  /**
   * What an error about it names: its own unique name, or the type of a query or of a request that is new.
   */
  readonly name: string;
}

type Draft = Record<string, JsonValue>;

const WITH_BODY: ReadonlySet<string> = new Set(['post', 'put', 'patch']);
const PREFIX = '#/components/schemas/';
const DESCRIPTION = 'For this test.';
/**
 * Keywords whose values are examples, not schemas, or conditions on members that the schema declares
 * elsewhere.
 */
const SKIPPED: ReadonlySet<string> = new Set([
  ...['example', 'examples', 'default', 'const', 'enum'],
  ...['if', 'then', 'else'],
]);

/**
 * Adds a member to the query of every operation, to every object that a body can contain, and a body to
 * every operation that could have one and has none, as far as `isWanted` accepts the place.
 */
export function addMembers(
  document: JsonObject,
  isWanted: (place: string) => boolean,
): { readonly document: JsonObject; readonly added: readonly AddedMember[] } {
  const edited = structuredClone(document) as Draft;
  const schemas = (edited['components'] as Draft)['schemas'] as Draft;
  const original = structuredClone(schemas);
  const items = Object.values(edited['paths'] as Record<string, Record<string, Draft>>);
  const operations = items.flatMap((item) => Object.values(item));
  const bodiless = items.flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) =>
      WITH_BODY.has(method) && operation['requestBody'] === undefined ? [operation] : [],
    ),
  );
  const received = schemasIn([operations.map((operation) => operation['responses']!), edited['webhooks']!], schemas);
  const taken = new Set(received);
  const extendedAs = new Map<string, string>();
  const added: AddedMember[] = [];

  for (const operation of operations) {
    const id = operation['operationId'] as string;
    const parameters = operation['parameters'] as JsonValue[];
    const hasQuery = parameters.some((parameter) => followed(parameter, edited)['in'] === 'query');
    const typeName = hasQuery ? undefined : `${pascalCase(id)}Query`;
    addTo(`the query of ${id}`, typeName, (name) =>
      parameters.push({ name, in: 'query', description: DESCRIPTION, schema: { type: 'string' } }),
    );
    extend(operation['requestBody'] ?? null, `the body of ${id}`);
  }
  for (const operation of bodiless) {
    const id = operation['operationId'] as string;
    addTo(`a body for ${id}`, `${pascalCase(id)}Request`, (name) => {
      const schema = { type: 'object', properties: { [name]: { type: 'string' } } };
      operation['requestBody'] = { content: { 'application/json': { schema } } };
    });
  }
  return { document: edited, added };

  function addTo(place: string, typeName: string | undefined, add: (name: string) => void): void {
    if (!isWanted(place)) return;
    const name = `added_${added.length + 1}`;
    added.push({ place, name: typeName ?? name });
    add(name);
  }

  /** Extends the object schemas in a part of a request, and those that it refers to. */
  function extend(value: JsonValue, place: string, body?: string): void {
    if (typeof value !== 'object' || value === null) return;
    const { $ref, properties } = value as JsonObject;
    for (const [key, member] of Object.entries(value))
      if (!SKIPPED.has(key)) extend(member as JsonValue, `${place} ${key}`, body);
    if (typeof $ref === 'string' && $ref.startsWith(PREFIX))
      (value as Draft)['$ref'] = PREFIX + extended($ref.slice(PREFIX.length), body);
    if (typeof properties !== 'object') return;
    addTo(
      place,
      undefined,
      (name) => ((properties as Draft)[name] = { type: ['string', 'null'], description: DESCRIPTION }),
    );
  }

  /**
   * Returns the name of the extended schema. It is a copy if responses, events or other requests contain the
   * schema, too, so that no error about one of them is taken for one about this request.
   *
   * @param body The schema of the whole body, when this one is below it.
   */
  function extended(name: string, body?: string): string {
    const key = `${body} ${name}`;
    const known = extendedAs.get(key);
    if (known !== undefined) return known;
    const own = taken.has(name) ? `${name}In${body ?? 'Requests'}` : name;
    taken.add(name);
    extendedAs.set(key, own);
    schemas[own] = structuredClone(original[name]!) as JsonValue;
    extend(schemas[own], own, body ?? name);
    return own;
  }
}

/** The names of the schemas that these values refer to, directly or through others. */
function schemasIn(values: JsonValue, schemas: JsonObject, found = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ''] of JSON.stringify(values).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    schemasIn(schemas[name]!, schemas, found);
  }
  return found;
}

function followed(value: JsonValue, document: JsonObject): JsonObject {
  const reference = (value as JsonObject)['$ref'];
  if (typeof reference !== 'string') return value as JsonObject;
  const keys = reference.slice('#/'.length).split('/');
  return keys.reduce<JsonValue>((inner, key) => (inner as JsonObject)[key]!, document) as JsonObject;
}
