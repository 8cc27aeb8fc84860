import { packageJson } from './package-json.ts';
import { eventChecksView, eventSamplesView } from './server/event-views.ts';
import { served } from './server/served.ts';
import { eventsView, type ResourceView, resourcesView } from './server/views.ts';
import type { OutputFile, Target } from './target.ts';
import { renderTemplate, runtimeFiles } from './templates.ts';

/** A Fastify plugin: routes, reading and checking of requests, permissions and rate-limit classes, and the types that handlers must have. */
export const server: Target = {
  name: 'server',
  emit(document, { scope }) {
    const api = served(document);
    const name = `${scope}/server`;
    const resources = resourcesView(api, scope);
    const everything = ['document'];
    const render = (path: string, view: object, sources: readonly string[]): OutputFile => ({
      path: `server/${path}`,
      text: renderTemplate(`server/${path.split('/').at(-1)!}`, view),
      sources,
    });
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
      render('README.md', { name, title: api.info.title, operation: api.operations[0]?.id ?? '' }, everything),
      render('src/index.ts', { resources }, everything),
      render('src/handlers.ts', { resources }, everything),
      render(
        'src/catalogue.ts',
        {
          errors: api.errors,
          permissions: api.permissions,
          rateLimits: api.rateLimits,
          versionHeader: api.versionHeader ?? '',
          version: api.info.version,
        },
        everything,
      ),
      render('src/events.ts', { events: eventsView(api) }, everything),
      render('src/event-checks.ts', eventChecksView(api, scope), everything),
      render('src/event-samples.ts', eventSamplesView(api, scope), everything),
      ...resources.map((resource) => routesFile(resource)),
      ...runtimeFiles('server'),
    ];
  },
};

function routesFile(resource: ResourceView): OutputFile {
  return {
    path: `server/src/routes/${resource.file}.ts`,
    text: renderTemplate('server/routes.ts', resource),
    sources: resource.operations.map((operation) => `operations/${operation.id}`),
  };
}
