import type { Api, Operation } from '../model/api.ts';
import { streamKind } from '../model/schemas.ts';
import { exampleCallsView } from './client/example-calls.ts';
import { clientOptionsView, credentialsView } from './client/security.ts';
import { clientViews, type ClientViews, operationViews, resourceView } from './client/views.ts';
import { serverUrl } from './docs/samples/sample-values.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { parameterKey, resourcesOf } from './resources.ts';
import { schemasRead } from './schemas-read.ts';
import { runtimeUnits, templateUnit } from './templates.ts';
import type { ApiPart, Target } from './unit.ts';

/** A typed client: one method for each operation, grouped by resource. Each operation has its own module. */
export const client: Target = {
  name: 'client',
  emit(api, options) {
    const { scope } = options;
    const viewOf = operationViews(api, scope);
    const views = lazy(() => clientViews(api, scope, viewOf));
    const common = commonParts(api);
    const unit = templateUnit.bind(undefined, 'client');
    const read = lazy(() => schemasRead(api));
    return [
      ...packageUnits('client', api, options, {
        description: `Typed client of ${api.info.title}`,
        exports: {
          '.': './src/index.ts',
          './core': './src/core.ts',
          './operations/*': './src/operations/*.ts',
        },
        dependencies: { [`${scope}/types`]: '*', [`${scope}/validators`]: '*' },
        readme: { from: [api], view: () => ({ ...readmeView(api, `${scope}/client`, views()), ...keyView(api) }) },
      }),
      ...['index.ts', 'core.ts', 'errors.ts', 'operation-errors.ts'].map((module) => unit(module, [api], views)),
      unit('client-options.ts', [api], () => clientOptionsView(api)),
      ...api.operations.map((operation) => {
        const from = [operation, ...common, ...(isStreamed(operation) ? read()([operation]) : [])];
        return unit(`operations/${operation.file}.ts`, from, () => viewOf(operation), 'operation.ts');
      }),
      ...resourcesOf(api).map((resource) => {
        const from = [...resource.operations, ...common];
        return unit(`resources/${resource.file}.ts`, from, () => resourceView(api, resource, viewOf), 'resource.ts');
      }),
      ...runtimeUnits('client'),
    ];
  },
};

/** Parts of the `Api` that the module of any operation mentions. */
function commonParts({ tags, errors, rateLimits, pagination, securitySchemes }: Api): ApiPart[] {
  return [tags, errors, rateLimits, securitySchemes, ...(pagination === undefined ? [] : [pagination])];
}

/** How events are read depends on their schemas. */
function isStreamed({ responses }: Operation): boolean {
  return responses.some(({ content }) => content.some(({ mediaType }) => streamKind(mediaType) !== undefined));
}

/** The header for idempotency keys, and how a call sets it. */
function keyView({ operations }: Api): object {
  const key = operations.flatMap(({ parameters }) => parameters).find(({ isIdempotencyKey }) => isIdempotencyKey);
  if (key === undefined) return { keyHeader: '' };
  return { keyHeader: key.name, ownKey: `{ headers: { '${parameterKey(key)}': '"job-48151"' } }` };
}

function readmeView(api: Api, name: string, { negotiates, sendsFiles, streams }: ClientViews): object {
  return {
    server: serverUrl(api),
    ...credentialsView(api),
    versionHeader: api.versionHeader ?? '',
    negotiates,
    sendsFiles,
    streams,
    ...exampleCallsView(api, name),
  };
}
