import type { Api, Operation } from '../model/api.ts';
import { streamKind } from '../model/schemas.ts';
import { clientOptionsView, credentialsView } from './client/security.ts';
import { clientViews, type ClientViews, operationViews, resourceView } from './client/views.ts';
import { Shapes } from './docs/fields/shapes.ts';
import { MarkdownText } from './docs/markup/safe-text.ts';
import { callOf } from './docs/samples/call.ts';
import { callCode, requestCode } from './docs/samples/call-code.ts';
import { serverUrl } from './docs/samples/sample-values.ts';
import { exampleOperations } from './example-operations.ts';
import { lazy } from './lazy.ts';
import { packageUnits } from './package-units.ts';
import { parameterKey, resourcesOf } from './resources.ts';
import { namedSchemas, schemasRead } from './schemas-read.ts';
import { runtimeUnits, templateUnit } from './templates.ts';
import type { Target } from './unit.ts';

/** A typed client: one method for each operation, grouped by resource. Each operation has its own module. */
export const client: Target = {
  name: 'client',
  emit(api, options) {
    const { scope } = options;
    const viewOf = operationViews(api, scope);
    const views = lazy(() => clientViews(api, scope));
    // The module of any operation mentions these.
    const { tags, errors, rateLimits, securitySchemes, pagination } = api;
    const common = [tags, errors, rateLimits, securitySchemes, ...(pagination === undefined ? [] : [pagination])];
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
  const versionHeader = api.versionHeader ?? '';
  const calls = exampleCalls(api, name);
  return { server: serverUrl(api), ...credentialsView(api), versionHeader, negotiates, sendsFiles, streams, ...calls };
}

/** The calls in the README, as code. Parts are absent where the API has no such operation. */
function exampleCalls(api: Api, name: string): object {
  const shapes = new Shapes(namedSchemas(api));
  const { list, create } = exampleOperations(api, shapes);
  const read = list ?? create;
  const codeOf = (operation: Operation | undefined): MarkdownText | undefined =>
    operation && new MarkdownText(callCode(callOf(operation, api, shapes)));
  return {
    read: codeOf(read),
    paged: list?.paginated === true ? codeOf(list) : undefined,
    create: list && codeOf(create),
    core: `${name}/core`,
    operation: read && `${name}/operations/${read.file}`,
    request: read && new MarkdownText(requestCode(callOf(read, api, shapes)) || '{}'),
  };
}
