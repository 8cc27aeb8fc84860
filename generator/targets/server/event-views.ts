import type { JsonObject } from '../../json.ts';
import type { Api, JsonSchema } from '../../model/api.ts';
import { compareText, isObject } from '../../model/canonical.ts';
import { list } from '../../model/reader.ts';
import { branches, type NamedSchemas, propertiesOf, referencedName } from '../../model/schemas.ts';
import { distinctSchemas } from '../bodies.ts';
import { literal, TypeText } from '../code.ts';
import { eventsByType } from '../events-by-type.ts';
import { namedSchemas } from '../schemas-read.ts';

/**
 * The members that schemas of events list, at every depth. `known` of an event is the name of a schema where
 * the event refers to one; `named` has those schemas that an event reaches and that list members.
 */
export function eventChecksView(api: Api, scope: string) {
  const schemas = namedSchemas(api);
  const reached = new Map<string, Known>();
  const reach = (known: Known): Known => {
    if (typeof known === 'object') {
      [Object.values(known.members ?? {}), known.items ?? []].flat().forEach(reach);
    } else if (!reached.has(known)) {
      const meant = knownOf([schemas.get(known)!], schemas);
      reached.set(known, meant);
      reach(meant);
    }
    return known;
  };
  const events = eventsByType(api.events, ({ file, typeName, schema }) => ({
    module: `${scope}/validators/events/${file}`,
    typeName,
    known: reach(knownOf([schema], schemas)),
  }));
  return { events, named: Object.fromEntries([...reached].sort(([a], [b]) => compareText(a, b))) };
}

/** One example of each event that has examples in the document. */
export function eventSamplesView(api: Api, scope: string) {
  const withExample = api.events.filter(({ examples }) => examples.length > 0);
  return {
    typesModule: `${scope}/types`,
    events: eventsByType(withExample, ({ type, version, examples }) => ({
      payloadType: new TypeText(`EventPayloads[${literal(type)}][${version}]`),
      sample: examples[0]!.value,
    })),
  };
}

export function eventsView({ events }: Api) {
  return eventsByType(events, ({ group = '', description, summary = '', sensitive }) => ({
    event: { group, description: description ?? summary, sensitive },
  }));
}

/** The `KnownMembers` of the server's runtime. */
type Known = string | { members?: Record<string, Known>; others?: true; items?: Known };

const ALTERNATIVES = ['allOf', 'anyOf', 'oneOf'];

/** Keywords that allow members that no `properties` lists, unless their value is false. */
const OPENING = ['additionalProperties', 'unevaluatedProperties', 'patternProperties', 'dependentSchemas'];

/** Keywords that apply to some values only: the members that they list are known; they allow no others. */
const CONDITIONAL = ['if', 'then', 'else'];

/** Combines several schemas for the same value. A recursive schema is followed once. */
function knownOf(schemas: readonly JsonSchema[], named: NamedSchemas, inside: readonly JsonObject[] = []): Known {
  const listing = schemas
    .map((schema) => ({ schema, parts: branches(schema, named, [...ALTERNATIVES, ...CONDITIONAL]) }))
    .filter(({ parts }) => parts.some((part) => part['properties'] !== undefined || part['items'] !== undefined));
  const name = listing.length === 1 ? loneReference(listing[0]!.schema) : undefined;
  if (name !== undefined) return name;
  const parts = listing.flatMap((one) => one.parts);
  if (parts.every((part) => inside.includes(part))) return {};
  const all = (same: readonly JsonSchema[]): Known => knownOf(distinctSchemas(same), named, [...inside, ...parts]);
  const listed = Map.groupBy(parts.flatMap(propertiesOf), ([member]) => member);
  const items = parts.flatMap((part) =>
    part['prefixItems'] === undefined && part['items'] !== undefined ? [part['items'] as JsonSchema] : [],
  );
  return {
    ...(listed.size > 0 && {
      members: Object.fromEntries([...listed].map(([member, found]) => [member, all(found.map(([, json]) => json))])),
      ...(listing.flatMap(({ schema }) => branches(schema, named)).some(isOpen) && { others: true }),
    }),
    ...(items.length > 0 && { items: all(items) }),
  };
}

/** The named schema that this one refers to, apart from annotations and null. */
function loneReference(schema: JsonSchema): string | undefined {
  if (!isObject(schema)) return undefined;
  const parts = ALTERNATIVES.flatMap((keyword) => list(schema[keyword]));
  const rest = parts.filter((part) => !isObject(part) || part['type'] !== 'null') as JsonSchema[];
  const name = referencedName(schema);
  if (['properties', 'items', ...OPENING, ...CONDITIONAL].some((keyword) => keyword in schema)) return undefined;
  if (name !== undefined) return rest.length === 0 ? name : undefined;
  return rest.length === 1 ? loneReference(rest[0]!) : undefined;
}

function isOpen(part: JsonObject): boolean {
  return OPENING.some((keyword) => part[keyword] !== undefined && part[keyword] !== false);
}
