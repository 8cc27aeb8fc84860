import type { Api } from '../model/api.ts';
import { Kept } from './kept.ts';
import { packageJson } from './package-json.ts';
import { reachedSchemas } from './reached-schemas.ts';
import { eventChecksView, eventSamplesView } from './server/event-views.ts';
import { served } from './server/served.ts';
import { eventsView, ResourceViews, type ResourceView } from './server/views.ts';
import type { OutputFile, Target, TargetOptions } from './target.ts';
import { renderTemplate, runtimeFiles } from './templates.ts';

/** A Fastify plugin: routes, reading and checking of requests, permissions and rate-limit classes, and the types that handlers must have. */
export const serverTarget = (keeps: boolean): Target => {
  const views = new ResourceViews(keeps);
  const kept = new Kept<OutputFile>(keeps);
  return { name: 'server', emit: (api, options) => emitServer(views, kept, served(api), options) };
};

/** For one run. */
export const server = serverTarget(false);

function emitServer(views: ResourceViews, kept: Kept<OutputFile>, api: Api, { scope }: TargetOptions): OutputFile[] {
  const name = `${scope}/server`;
  const resources = views.of(api, scope);
  const everything = ['document'];
  const reached = reachedSchemas(api);
  /** Made of these parts of the `Api`. */
  const render = (
    path: string,
    parts: () => readonly unknown[],
    view: () => object,
    sources = everything,
  ): OutputFile =>
    kept.get(path, parts, () => ({
      path: `server/${path}`,
      text: renderTemplate(`server/${path.split('/').at(-1)!}`, view()),
      sources,
    }));
  const ofResources = () => resources;
  const ofEvents = () => [scope, ...api.events];
  return [
    {
      path: 'server/package.json',
      text: packageJson(api, name, `Fastify routes of ${api.info.title}`, {
        exports: {
          '.': './src/index.ts',
          './event-checks': './src/event-checks.ts',
          './event-samples': './src/event-samples.ts',
        },
        dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
        peerDependencies: { fastify: '^5.0.0' },
        private: true,
      }),
      sources: everything,
    },
    render(
      'README.md',
      () => [name, api.info, api.operations[0]],
      () => ({ name, title: api.info.title, operation: api.operations[0]?.id ?? '' }),
    ),
    render('src/index.ts', ofResources, () => ({ resources })),
    render('src/handlers.ts', ofResources, () => ({ resources })),
    render(
      'src/catalogue.ts',
      () => [api.errors, api.permissions, api.rateLimits, api.versionHeader, api.info],
      () => ({
        errors: api.errors,
        permissions: api.permissions,
        rateLimits: api.rateLimits,
        versionHeader: api.versionHeader ?? '',
        version: api.info.version,
      }),
    ),
    render('src/events.ts', ofEvents, () => ({ events: eventsView(api) })),
    render(
      'src/event-checks.ts',
      () => [...ofEvents(), ...api.events.flatMap(reached)],
      () => eventChecksView(api, scope),
    ),
    render('src/event-samples.ts', ofEvents, () => eventSamplesView(api, scope)),
    ...resources.map((resource) =>
      kept.get(
        resource.file,
        () => [resource],
        () => routesFile(resource),
      ),
    ),
    ...runtimeFiles('server'),
  ];
}

function routesFile(resource: ResourceView): OutputFile {
  return {
    path: `server/src/routes/${resource.file}.ts`,
    text: renderTemplate('server/routes.ts', resource),
    sources: resource.operations.map((operation) => `operations/${operation.id}`),
  };
}
