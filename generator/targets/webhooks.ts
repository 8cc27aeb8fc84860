import type { Api } from '../model/api.ts';
import { eventsByType } from './events-by-type.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { runtimeUnits, templateUnit } from './templates.ts';
import type { Target } from './unit.ts';
import { identifyingMembers } from './webhooks/identifying-members.ts';
import { withSee } from './code.ts';

/**
 * Helpers for receivers of webhooks: payload types by event type and version, checks of their shape and,
 * where webhooks are signed, of the signature.
 */
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
