import type { Api } from '../model/api.ts';
import { routeOf } from '../model/query-of-path.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { namedSchemas, reachedSchemas } from './schemas-read.ts';
import { resourcesOf } from './resources.ts';
import { eventChecksView, eventSamplesView, eventsView } from './server/event-views.ts';
import { resourceView, routeNames } from './server/views.ts';
import { runtimeUnits, templateUnit } from './templates.ts';
import type { Target } from './unit.ts';

/** A Fastify plugin: routes, checks of requests, permissions, rate limits, and the types of handlers. */
export const server: Target = {
  name: 'server',
  emit(whole, options) {
    const { scope } = options;
    const api = served(whole);
    const resources = resourcesOf(api);
    const named = lazy(() => namedSchemas(api));
    const reached = reachedSchemas(api);
    const unit = templateUnit.bind(undefined, 'server');
    return [
      ...packageUnits('server', api, options, {
        description: `Fastify routes of ${api.info.title}`,
        exports: {
          '.': './src/index.ts',
          './event-checks': './src/event-checks.ts',
          './event-samples': './src/event-samples.ts',
        },
        dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
        peerDependencies: { fastify: '^5.0.0' },
        private: true,
        readme: {
          from: [api.info, ...api.operations.slice(0, 1)],
          view: () => ({ operation: api.operations[0]?.id ?? '' }),
        },
      }),
      unit('index.ts', [whole], () => ({ resources: resources.map(routeNames) })),
      unit('handlers.ts', [whole], () => ({ resources })),
      unit('catalogue.ts', [whole], () => ({
        ...api,
        version: api.info.version,
        versionHeader: api.versionHeader ?? '',
      })),
      unit('events.ts', api.events, () => ({ events: eventsView(api) })),
      unit('event-checks.ts', [...api.events, ...reached(api.events)], () => eventChecksView(api, scope)),
      unit('event-samples.ts', api.events, () => eventSamplesView(api, scope)),
      ...resources.map((resource) => {
        const from = [...resource.operations, ...reached(resource.operations)];
        return unit(`routes/${resource.file}.ts`, from, () => resourceView(resource, named(), scope), 'routes.ts');
      }),
      ...runtimeUnits('server'),
    ];
  },
};

/**
 * The API without operations that a router can't distinguish: of operations with the same method, whose
 * paths differ only in the names of placeholders or in a query string, only the first is served, one without
 * a query string before others. The check of the document reports the others.
 */
function served(api: Api): Api {
  const alike = Map.groupBy(
    api.operations,
    ({ method, path }) => `${method} ${routeOf(path).replace(/\{[^}]*\}/g, '{}')}`,
  );
  const first = new Set(alike.values().map((same) => same.find(({ path }) => routeOf(path) === path) ?? same[0]));
  if (first.size === api.operations.length) return api;
  return { ...api, operations: api.operations.filter((operation) => first.has(operation)) };
}
