import type { JsonObject } from '../../json.ts';
import type { Api, EventVersion, JsonSchema } from '../../model/api.ts';
import { isObject } from '../../model/canonical.ts';
import { list, object, strings } from '../../model/reader.ts';
import { referencedName } from '../../model/schemas.ts';

/** Members of payloads that identify an event. */
export interface IdentifyingMembers {
  /**
   * The member that holds the type in every payload: its schema allows no other value. Absent when there is
   * none.
   */
  readonly type?: string;
  /**
   * The only identifier that every payload requires, which is that of the event. Absent when there is none,
   * or more than one.
   */
  readonly id?: string;
}

/** Finds them in the schemas of the events, so that the document need not name them. */
export function identifyingMembers(api: Api): IdentifyingMembers {
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

/** The members that every payload of an event has. */
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

/**
 * The schemas that all apply to a value: this one, the targets of its references, and the parts of `allOf`.
 */
function conjuncts(schema: JsonSchema, named: Named, inside: readonly JsonSchema[] = []): JsonObject[] {
  if (!isObject(schema) || inside.includes(schema)) return [];
  const below = [...inside, schema];
  const name = referencedName(schema);
  const target = name === undefined ? [] : conjuncts(named.get(name) ?? true, named, below);
  const parts = list(schema['allOf']).flatMap((part) => conjuncts(part as JsonSchema, named, below));
  return [schema, ...target, ...parts];
}
