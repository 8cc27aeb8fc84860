import { packageUnits } from './package-units.ts';
import { reachedSchemas } from './reached-schemas.ts';
import { resourcesOf } from './resources.ts';
import { eventChecksView, eventSamplesView, eventsView } from './server/event-views.ts';
import { served } from './server/served.ts';
import { resourceView } from './server/views.ts';
import { lazy } from './lazy.ts';
import { renderTemplate, runtimeUnits } from './templates.ts';
import type { Target, Unit } from './unit.ts';

/** A Fastify plugin: routes, checks of requests, permissions, rate limits, and the types of handlers. */
export const server: Target = {
  name: 'server',
  emit(whole, options) {
    const { scope } = options;
    const api = served(whole);
    const { info, errors, permissions, rateLimits, versionHeader } = api;
    const resources = resourcesOf(api);
    const views = lazy(() => resources.map((resource) => resourceView(api, resource, scope)));
    const reached = reachedSchemas(api);
    const template = (path: string, from: Unit['from'], view: () => object): Unit => ({
      path: `server/${path}`,
      from,
      render: () => renderTemplate(`server/${path.split('/').at(-1)!}`, view()),
    });
    return [
      ...packageUnits('server', api, options, {
        description: `Fastify routes of ${info.title}`,
        ...packageFields(scope),
        readme: {
          from: [info, ...api.operations.slice(0, 1)],
          view: () => ({ operation: api.operations[0]?.id ?? '' }),
        },
      }),
      template('src/index.ts', [whole], () => ({ resources: views() })),
      template('src/handlers.ts', [whole], () => ({ resources: views() })),
      template('src/catalogue.ts', [whole], () => ({
        errors,
        permissions,
        rateLimits,
        versionHeader: versionHeader ?? '',
        version: info.version,
      })),
      template('src/events.ts', api.events, () => ({ events: eventsView(api) })),
      template('src/event-checks.ts', [...api.events, ...reached(api.events)], () => eventChecksView(api, scope)),
      template('src/event-samples.ts', api.events, () => eventSamplesView(api, scope)),
      ...resources.map((resource, index): Unit => ({
        path: `server/src/routes/${resource.file}.ts`,
        from: [...resource.operations, ...reached(resource.operations)],
        render: () => renderTemplate('server/routes.ts', views()[index]!),
      })),
      ...runtimeUnits('server'),
    ];
  },
};

function packageFields(scope: string) {
  return {
    exports: {
      '.': './src/index.ts',
      './event-checks': './src/event-checks.ts',
      './event-samples': './src/event-samples.ts',
    },
    dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
    peerDependencies: { fastify: '^5.0.0' },
    private: true as const,
  };
}
