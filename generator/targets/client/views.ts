import type { Api, Operation, Pagination, Parameter } from '../../model/api.ts';
import { errorClassName } from '../../model/names.ts';
import type { NamedSchemas } from '../../model/schemas.ts';
import { quoted, TypeText } from '../code.ts';
import { bodyMedia, contentType, responseKind } from '../bodies.ts';
import { lazy } from '../lazy.ts';
import { namedSchemas } from '../named-schemas.ts';
import {
  bodyTypeName,
  callTypeNames,
  checksModule,
  parameterKey,
  type RequestPart,
  requestParts,
  type Resource,
  resourcesOf,
  successes,
} from '../resources.ts';
import { operationExports } from '../validators/operation-exports.ts';
import { callDoc, errorDoc, resourceDoc } from './docs.ts';
import { errorsOf } from './errors-of.ts';

export type ClientViews = ReturnType<typeof clientViews>;
export type OperationView = ReturnType<typeof operationView>;

/** Computes the view of an operation when a template needs it. */
export type ViewOf = (operation: Operation) => OperationView;

export function operationViews(api: Api, scope: string): ViewOf {
  const named = lazy(() => namedSchemas(api));
  const views = new Map(
    api.operations.map((operation) => [operation, lazy(() => operationView(api, operation, named(), scope))]),
  );
  return (operation) => views.get(operation)!();
}

export function clientViews(api: Api, scope: string, viewOf: ViewOf) {
  const header = api.versionHeader;
  return {
    resources: resourcesOf(api).map((resource) => resourceView(api, resource, viewOf)),
    operations: api.operations.map(viewOf),
    errors: errorsOf(api).map((error) => ({
      name: errorClassName(error.code),
      code: error.code,
      status: error.status,
      doc: errorDoc(error),
    })),
    errorPaths: errorPaths(api),
    release: header === undefined ? undefined : { header, version: api.info.version },
    validatorsModule: `${scope}/validators`,
  };
}

export function resourceView(api: Api, resource: Resource, viewOf: ViewOf) {
  const operations = resource.operations.map(viewOf);
  return {
    ...resource,
    doc: resourceDoc(api, resource),
    single: operations.some(({ paging }) => paging === undefined),
    paged: operations.some(({ paging }) => paging !== undefined),
    operations,
  };
}

function operationView(api: Api, operation: Operation, named: NamedSchemas, scope: string) {
  const { id, resource, name, typeName, file, path, repeatable } = operation;
  const parts = requestParts(operation);
  const results = successes(operation).map((response) => bodyTypeName(operation, response) ?? 'undefined');
  return {
    id,
    resource,
    name,
    typeName,
    file,
    constant: `${name}Endpoint`,
    doc: callDoc(api, operation),
    resultDoc: `The result of \`${id}\`.`,
    errorDoc: `The errors of \`${id}\`, by \`code\`.`,
    types: callTypeNames(operation, successes(operation)).sort(),
    typesModule: `${scope}/types`,
    checksModule: checksModule(operation, scope),
    ...checksView(operation, named),
    errors: errorsOf(api, operation).map(({ code }) => ({ code, name: errorClassName(code) })),
    method: operation.method.toUpperCase(),
    path,
    parameters: parameterRules(parts),
    ...bodyView(operation),
    bodyRequired: operation.body?.required ?? false,
    repeatable,
    ...(operation.paginated && api.pagination && pagingView(api.pagination)),
    parts,
    optional: parts.every((part) => !part.required),
    result: new TypeText([...new Set(results)].join(' | ') || 'undefined'),
  };
}

/** Only responses with a JSON schema have a check. */
function checksView(operation: Operation, named: NamedSchemas) {
  const requestChecks = requestParts(operation).map(({ name }) => ({ part: name, local: `${name}Check` }));
  const exported = new Set(operationExports(operation, named).map(({ name }) => name));
  const responses = successes(operation).map(({ status }) => {
    const name = `response${status === 'default' ? 'Default' : status.toUpperCase()}`;
    return { status, local: exported.has(name) ? `${name}Check` : '' };
  });
  return {
    requestChecks,
    responses,
    checks: [...requestChecks, ...responses].map(({ local }) => local).filter(Boolean),
  };
}

function bodyView(operation: Operation) {
  const media = bodyMedia(operation);
  // Modules of the runtime that only operations with such bodies import.
  const writer = media === undefined || media.kind === 'json' || media.kind === 'other' ? '' : media.kind;
  const reader = responseKind(operation) ?? '';
  // The boundary between parts is generated on sending, and with it the header.
  const named = media === undefined ? operation.body && 'application/json' : contentType(media);
  const mediaType = media?.kind === 'multipart' ? '' : named;
  return { mediaType, writer, reader };
}

/** The `ParameterRule`s of the runtime, by the place of their parameters. */
function parameterRules(parts: readonly RequestPart[]): object {
  const places = parts.filter(({ parameters }) => parameters.length > 0);
  return Object.fromEntries(places.map(({ parameters }) => [parameters[0]!.in, parameters.map(parameterRule)]));
}

function parameterRule(parameter: Parameter): object {
  const { style, explode } = parameter;
  return { name: parameterKey(parameter), ...(style !== 'simple' && { style }), ...(explode && { explode }) };
}

/** The paths with which a client iterates over pages, and how the type of a page contains that of an item. */
function pagingView({ items, next, hasMore, cursorParameter }: Pagination) {
  const keys = (path: string): string[] => path.split('.');
  const access = keys(items).map((key) => `[${quoted(key)}]`);
  return {
    paging: { items: keys(items), next: keys(next), hasMore: keys(hasMore), cursor: cursorParameter },
    itemAccess: new TypeText(`${access.join('')}[number]`),
  };
}

function errorPaths({ errorBody }: Api): Record<string, unknown> {
  const { requestIdHeader, ...paths } = errorBody ?? {};
  return {
    ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.split('.')])),
    ...(requestIdHeader !== undefined && { requestIdHeader }),
  };
}
