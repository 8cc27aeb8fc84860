import type { JsonObject } from '../../json.ts';
import type { Api, EventVersion, JsonSchema } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { list, optional, strings } from '../../model/reader.ts';
import { type NamedSchemas, propertiesOf, referencedName } from '../../model/schemas.ts';
import { namedSchemas } from '../schemas-read.ts';

/**
 * Finds the members of payloads that identify an event in the schemas of the events, so that the document
 * need not name them. `type` holds the type in every payload: its schema allows no other value. `id` is the
 * only identifier that every payload requires: that of the event.
 */
export function identifyingMembers(api: Api): { readonly type?: string; readonly id?: string } {
  const named = namedSchemas(api);
  const members = new Map(api.events.map((event) => [event, requiredMembers(event, named)]));
  const [first = new Map<string, unknown>()] = members.values();
  const inEach = (fits: (schema: JsonSchema, event: EventVersion) => boolean): string[] =>
    [...first.keys()].filter((name) =>
      members.entries().every(([event, own]) => own.get(name)?.some((schema) => fits(schema, event))),
    );
  const [type] = inEach((schema, event) => holdsOnly(schema, event.type, named));
  const ids = inEach((schema) => isIdentifier(schema, named));
  return { ...optional('type', type), ...optional('id', ids.length === 1 ? ids[0] : undefined) };
}

function requiredMembers({ schema }: EventVersion, named: NamedSchemas): Map<string, JsonSchema[]> {
  const parts = conjuncts(schema, named);
  const properties = parts.flatMap(propertiesOf);
  const names = new Set(parts.flatMap((part) => strings(part['required'])));
  const schemasOf = (name: string): JsonSchema[] => properties.filter(([key]) => key === name).map(([, json]) => json);
  return new Map([...names].map((name) => [name, schemasOf(name)]));
}

function holdsOnly(schema: JsonSchema, text: string, named: NamedSchemas): boolean {
  return conjuncts(schema, named).some(({ const: only, enum: values }) => {
    if (Array.isArray(values) && values.length === 1) return values[0] === text;
    return only === text;
  });
}

function isIdentifier(schema: JsonSchema, named: NamedSchemas): boolean {
  return conjuncts(schema, named).some((part) => {
    const forms = list(part['anyOf'] ?? part['oneOf']) as readonly JsonSchema[];
    return part['x-id-prefix'] !== undefined || (forms.length > 0 && forms.every((form) => isIdentifier(form, named)));
  });
}

/** The schemas that all apply to a value: this one, targets of references, and the parts of `allOf`. */
function conjuncts(schema: JsonSchema, named: NamedSchemas, inside: readonly JsonSchema[] = []): JsonObject[] {
  if (!isObject(schema) || inside.includes(schema)) return [];
  const below = [...inside, schema];
  const name = referencedName(schema);
  const target = name === undefined ? [] : conjuncts(named.get(name) ?? true, named, below);
  const parts = list(schema['allOf']).flatMap((part) => conjuncts(part as JsonSchema, named, below));
  return [schema, ...target, ...parts];
}
