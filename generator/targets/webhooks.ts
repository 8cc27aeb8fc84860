import type { Api } from '../model/api.ts';
import { lazy } from './lazy.ts';
import { packageJson } from './package-json.ts';
import { renderTemplate, runtimeUnits } from './templates.ts';
import type { Target, Unit } from './unit.ts';
import { identifyingMembers } from './webhooks/identifying-members.ts';
import { withSee } from './with-see.ts';

/**
 * Helpers for receivers of webhooks: payload types by event type and version, checks of their shape and,
 * where webhooks are signed, of the signature.
 */
export const webhooks: Target = {
  name: 'webhooks',
  emit(api, { scope }) {
    const view = lazy(() => webhooksView(api, scope));
    const name = `${scope}/webhooks`;
    const signed = api.webhookSignature !== undefined;
    const dependencies = { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' };
    const modules = ['index.ts', 'events.ts', 'parse.ts', ...(signed ? SIGNED_MODULES : [])];
    return [
      {
        path: 'webhooks/package.json',
        from: [api],
        render: () =>
          packageJson(api, name, `Receiving webhooks of ${api.info.title}`, {
            exports: exportsOf(signed),
            dependencies,
          }),
      },
      { path: 'webhooks/README.md', from: [api], render: () => renderTemplate('webhooks/README.md', view()) },
      ...modules.map((module): Unit => ({
        path: `webhooks/src/${module}`,
        from: [api],
        render: () => renderTemplate(`webhooks/${module}`, view()),
      })),
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
  const events = eventsByType(api, scope);
  return {
    name: `${scope}/webhooks`,
    fetchModule: `${scope}/webhooks/fetch`,
    fastifyModule: `${scope}/webhooks/fastify`,
    expressModule: `${scope}/webhooks/express`,
    title: api.info.title,
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

interface EventsOfType {
  readonly type: string;
  readonly versions: readonly {
    readonly version: number;
    readonly typeName: string;
    readonly doc: string;
    /** Of the validators package. */
    readonly module: string;
  }[];
}

function eventsByType(api: Api, scope: string): EventsOfType[] {
  return [...Map.groupBy(api.events, ({ type }) => type)].map(([type, versions]) => ({
    type,
    versions: versions.map(({ file, version, typeName, description, summary, source }) => ({
      version,
      typeName,
      doc: withSee(description ?? summary ?? '', source),
      module: `${scope}/validators/events/${file}`,
    })),
  }));
}
