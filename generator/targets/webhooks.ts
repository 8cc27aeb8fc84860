import type { Api, EventVersion, JsonSchema } from '../model/api.ts';
import { optional, strings } from '../model/reader.ts';
import { branches, everyValue, type NamedSchemas, propertiesOf } from '../model/schemas.ts';
import { eventsByType } from './events-by-type.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { namedSchemas } from './schemas-read.ts';
import { runtimeUnits, templateUnit } from './templates.ts';
import type { Target } from './unit.ts';
import { withSee } from './code.ts';

/** For receivers of webhooks: types of payloads, checks of their shape and, if signed, their signature. */
export const webhooks: Target = {
  name: 'webhooks',
  emit(api, options) {
    const { scope } = options;
    const view = lazy(() => webhooksView(api, scope));
    const signature = api.webhookSignature;
    const signed = signature !== undefined;
    const modules = ['index.ts', 'events.ts', 'parse.ts', ...(signed ? SIGNED_MODULES : [])];
    return [
      ...packageUnits('webhooks', api, options, {
        description: `Receiving webhooks of ${api.info.title}`,
        from: signed ? [signature] : [],
        exports: exportsOf(signed),
        dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
        readme: { from: [api], view },
      }),
      ...modules.map((module) => templateUnit('webhooks', module, [api], view)),
      ...runtimeUnits('webhooks').filter(({ path }) => signed || UNSIGNED_RUNTIME.has(path)),
    ];
  },
};

const ADAPTERS = ['fetch', 'fastify', 'express'];
const SIGNED_MODULES = ['unmarshal.ts', ...ADAPTERS.map((name) => `${name}.ts`)];

/** The modules that read payloads without checking a signature. */
const UNSIGNED_RUNTIME = new Set(
  ['bytes', 'event', 'match', 'payload-check', 'read-event', 'rejections', 'skip-seen'].map(
    (name) => `webhooks/src/runtime/${name}.ts`,
  ),
);

function exportsOf(signed: boolean): Record<string, string> {
  const paths = signed ? ADAPTERS.map((name) => [`./${name}`, `./src/${name}.ts`]) : [];
  return { '.': './src/index.ts', ...Object.fromEntries(paths) };
}

function webhooksView(api: Api, scope: string) {
  const { type: typeMember, id: idMember } = identifyingMembers(api);
  const events = eventsByType(api.events, ({ file, typeName, description, summary, source }) => ({
    typeName,
    doc: withSee(description ?? summary ?? '', source),
    module: `${scope}/validators/events/${file}`,
  }));
  return {
    fetchModule: `${scope}/webhooks/fetch`,
    fastifyModule: `${scope}/webhooks/fastify`,
    expressModule: `${scope}/webhooks/express`,
    typesModule: `${scope}/types`,
    events,
    any: events.length > 0,
    event: events[0] && { type: events[0].type, version: events[0].versions.at(-1)!.version },
    signed: api.webhookSignature !== undefined,
    header: api.webhookSignature?.header,
    typeMember,
    idMember,
  };
}

/**
 * Finds the members of payloads that identify an event in the schemas of the events, so that the document
 * need not name them. `type` holds the type in every payload: its schema allows no other value. `id` is the
 * only identifier that every payload requires: that of the event.
 */
function identifyingMembers(api: Api): { readonly type?: string; readonly id?: string } {
  const named = namedSchemas(api);
  const members = new Map(api.events.map((event) => [event, requiredMembers(event, named)]));
  const [first = new Map<string, unknown>()] = members.values();
  const inEach = (fits: (schema: JsonSchema, event: EventVersion) => boolean): string[] =>
    [...first.keys()].filter((name) =>
      members.entries().every(([event, own]) => own.get(name)?.some((schema) => fits(schema, event))),
    );
  const [type] = inEach((schema, event) => holdsOnly(schema, event.type, named));
  const ids = inEach((schema) => everyValue(schema, named, (part) => part['x-id-prefix'] !== undefined));
  return { ...optional('type', type), ...optional('id', ids.length === 1 ? ids[0] : undefined) };
}

function requiredMembers({ schema }: EventVersion, named: NamedSchemas): Map<string, JsonSchema[]> {
  // These all apply to a payload.
  const parts = branches(schema, named, ['allOf']);
  const properties = Map.groupBy(parts.flatMap(propertiesOf), ([name]) => name);
  const required = parts.flatMap((part) => strings(part['required']));
  return new Map(required.map((name) => [name, properties.get(name)?.map(([, schema]) => schema) ?? []]));
}

function holdsOnly(schema: JsonSchema, text: string, named: NamedSchemas): boolean {
  return everyValue(schema, named, ({ const: only, enum: values }) => {
    if (Array.isArray(values) && values.length === 1) return values[0] === text;
    return only === text;
  });
}
