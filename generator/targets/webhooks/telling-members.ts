import type { JsonObject } from '../../json.ts';
import type { Api, EventVersion, JsonSchema } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { list, object, strings } from '../../model/reader.ts';
import { referencedName } from '../../model/schemas.ts';

/** Members of payloads by which a receiver tells them apart. */
export interface TellingMembers {
  /** Holds the type in every payload: its schema allows nothing else. Absent when there is no such member. */
  readonly type?: string;
  /** The one identifier that every payload must have, and so the event's own. Absent when there is none, or more than one. */
  readonly id?: string;
}

/** Reads them off the schemas of the events, so that no document has to name them. */
export function tellingMembers(api: Api): TellingMembers {
  const named = new Map(api.schemas.map(({ name, json }) => [name, json]));
  const each = api.events.map((event) => payloadMembers(event, named));
  const inEach = (fits: (member: PayloadMember, event: EventVersion) => boolean): string[] =>
    (each[0] ?? [])
      .map(({ name }) => name)
      .filter((name) =>
        api.events.every((event, at) => each[at]!.some((member) => member.name === name && fits(member, event))),
      );
  const [type] = inEach(({ schemas }, event) => schemas.some((schema) => holdsOnly(schema, event.type, named)));
  const ids = inEach(({ schemas }) => schemas.some((schema) => isIdentifier(schema, named)));
  return { ...(type !== undefined && { type }), ...(ids.length === 1 && { id: ids[0]! }) };
}

interface PayloadMember {
  readonly name: string;
  readonly schemas: readonly JsonSchema[];
}

type Named = ReadonlyMap<string, JsonSchema>;

/** Those that every payload of an event has. */
function payloadMembers({ schema }: EventVersion, named: Named): PayloadMember[] {
  const parts = conjuncts(schema, named);
  const required = [...new Set(parts.flatMap((part) => strings(part['required'])))];
  return required.map((name) => ({
    name,
    schemas: parts.flatMap((part) => {
      const properties = object(part['properties']);
      return Object.hasOwn(properties, name) ? [properties[name] as JsonSchema] : [];
    }),
  }));
}

function holdsOnly(schema: JsonSchema, text: string, named: Named): boolean {
  return conjuncts(schema, named).some(({ const: only, enum: values }) => {
    if (Array.isArray(values) && values.length === 1) return values[0] === text;
    return only === text;
  });
}

function isIdentifier(schema: JsonSchema, named: Named): boolean {
  return conjuncts(schema, named).some((part) => {
    const forms = list(part['anyOf'] ?? part['oneOf']) as readonly JsonSchema[];
    return part['x-id-prefix'] !== undefined || (forms.length > 0 && forms.every((form) => isIdentifier(form, named)));
  });
}

/** The schemas all of which hold for a value: this one, what it refers to, and the parts of `allOf`. */
function conjuncts(schema: JsonSchema, named: Named, inside: readonly JsonSchema[] = []): JsonObject[] {
  if (!isObject(schema) || inside.includes(schema)) return [];
  const below = [...inside, schema];
  const name = referencedName(schema);
  const target = name === undefined ? [] : conjuncts(named.get(name) ?? true, named, below);
  const parts = list(schema['allOf']).flatMap((part) => conjuncts(part as JsonSchema, named, below));
  return [schema, ...target, ...parts];
}
