import type { Api } from '../model/api.ts';
import { packageJson } from './package-json.ts';
import type { OutputFile, Target } from './target.ts';
import { renderTemplate, runtimeFiles } from './templates.ts';
import { moduleNames } from './validators/module-names.ts';
import { withSee } from './with-see.ts';
import { tellingMembers } from './webhooks/telling-members.ts';

/** What a receiver of webhooks is built with: payload types by event type and version, checks of their shape, and, where webhooks are signed, of that. */
export const webhooks: Target = {
  name: 'webhooks',
  emit(api, { scope }) {
    const view = webhooksView(api, scope);
    const module = (name: string): OutputFile => ({
      path: `webhooks/src/${name}`,
      text: renderTemplate(`webhooks/${name}`, view),
      sources: ['document'],
    });
    return [
      {
        path: 'webhooks/package.json',
        text: packageJson(api, view.name, `Receiving webhooks of ${api.info.title}`, {
          exports: exportsOf(view.signed),
          dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
        }),
        sources: ['document'],
      },
      { path: 'webhooks/README.md', text: renderTemplate('webhooks/README.md', view), sources: ['document'] },
      ...['index.ts', 'events.ts', 'parse.ts'].map(module),
      ...(view.signed ? SIGNED_MODULES.map(module) : []),
      ...runtimeFiles('webhooks').filter(({ path }) => view.signed || UNSIGNED_RUNTIME.has(path)),
    ];
  },
};

const ADAPTERS = ['fetch', 'fastify', 'express'];
const SIGNED_MODULES = ['unmarshal.ts', ...ADAPTERS.map((name) => `${name}.ts`)];

/** What reads payloads, and knows nothing of who sent them. */
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
  const { type: typeMember, id: idMember } = tellingMembers(api);
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
  const files = moduleNames(api.events.map(({ key }) => key));
  return [...Map.groupBy(api.events, ({ type }) => type)].map(([type, versions]) => ({
    type,
    versions: versions.map(({ key, version, typeName, description, summary, source }) => ({
      version,
      typeName,
      doc: withSee(description ?? summary ?? '', source),
      module: `${scope}/validators/events/${files.get(key)}`,
    })),
  }));
}
