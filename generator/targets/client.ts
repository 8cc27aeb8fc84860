import type { Api } from '../model/api.ts';
import { clientViews, type ClientViews, type OperationView, operationViews, resourceView } from './client/views.ts';
import { serverUrl } from './docs/samples/server-url.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { resourcesOf } from './resources.ts';
import { renderTemplate, runtimeUnits } from './templates.ts';
import type { ApiPart, Target, Unit } from './unit.ts';

/** A typed client: one method for each operation, grouped by resource. Each operation has its own module. */
export const client: Target = {
  name: 'client',
  emit(api, options) {
    const { scope } = options;
    const viewOf = operationViews(api, scope);
    const views = lazy(() => clientViews(api, scope, viewOf));
    const common = commonParts(api);
    return [
      ...packageUnits('client', api, options, {
        description: `Typed client of ${api.info.title}`,
        exports: {
          '.': './src/index.ts',
          './core': './src/core.ts',
          './operations/*': './src/operations/*.ts',
        },
        dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
        readme: { from: [api], view: () => readmeView(api, `${scope}/client`, views()) },
      }),
      ...['index', 'core', 'errors', 'operation-errors'].map((module): Unit => ({
        path: `client/src/${module}.ts`,
        from: [api],
        render: () => renderTemplate(`client/${module}.ts`, views()),
      })),
      ...api.operations.map((operation): Unit => ({
        path: `client/src/operations/${operation.file}.ts`,
        from: [operation, ...common],
        render: () => renderTemplate('client/operation.ts', viewOf(operation)),
      })),
      ...resourcesOf(api).map((resource): Unit => ({
        path: `client/src/resources/${resource.file}.ts`,
        from: [...resource.operations, ...common],
        render: () => renderTemplate('client/resource.ts', resourceView(api, resource, viewOf)),
      })),
      ...runtimeUnits('client'),
    ];
  },
};

/** Parts of the `Api` that the module of any operation mentions. */
function commonParts({ tags, errors, rateLimits, pagination }: Api): ApiPart[] {
  return [tags, errors, rateLimits, ...(pagination === undefined ? [] : [pagination])];
}

/** The README shows calls that need no arguments. */
function readmeView(api: Api, name: string, { operations }: ClientViews): object {
  const free = operations.filter(({ optional }) => optional);
  const paged = free.find(({ paging }) => paging !== undefined);
  const shown = (view: OperationView | undefined): string => (view ? `${view.resource}.${view.name}()` : '');
  return {
    server: serverUrl(api),
    versionHeader: api.versionHeader ?? '',
    call: shown(free[0]) || '…',
    paged: shown(paged),
    core: `${name}/core`,
    operation: free[0] === undefined ? '' : `${name}/operations/${free[0].file}`,
  };
}
