import type { Api, Operation, Pagination } from '../../model/api.ts';
import { errorClassName } from '../../model/names.ts';
import { quoted, TypeText } from '../code.ts';
import { answerKind, bodyMedia, contentType } from '../bodies.ts';
import { lazy } from '../lazy.ts';
import {
  bodyTypeName,
  callTypeNames,
  checksModule,
  parameterKey,
  requestParts,
  type Resource,
  resourcesOf,
  successes,
} from '../resources.ts';
import { operationExports } from '../validators/operation-exports.ts';
import { callDoc, errorDoc, errorTypeDoc, resourceDoc } from './docs.ts';
import { errorsOf } from './errors-of.ts';

/** The values that the templates of the client print. */
export interface ClientViews {
  readonly resources: readonly ReturnType<typeof resourceView>[];
  readonly operations: readonly OperationView[];
  readonly errors: readonly object[];
  readonly errorPaths: Readonly<Record<string, unknown>>;
  readonly release?: { readonly header: string; readonly version: string };
  readonly validatorsModule: string;
}

export type OperationView = ReturnType<typeof operationView>;

/** Computes the view of an operation when a template needs it. */
export type ViewOf = (operation: Operation) => OperationView;

export function operationViews(api: Api, scope: string): ViewOf {
  const views = new Map(
    api.operations.map((operation) => [operation, lazy(() => operationView(api, operation, scope))]),
  );
  return (operation) => views.get(operation)!();
}

export function clientViews(api: Api, scope: string, viewOf: ViewOf): ClientViews {
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
    ...(api.versionHeader !== undefined && { release: { header: api.versionHeader, version: api.info.version } }),
    validatorsModule: `${scope}/validators`,
  };
}

export function resourceView(api: Api, resource: Resource, viewOf: ViewOf) {
  const operations = resource.operations.map(viewOf);
  return {
    resource: resource.name,
    file: resource.file,
    typeName: `${resource.typeName}Client`,
    factory: `create${resource.typeName}Client`,
    doc: resourceDoc(api, resource),
    single: operations.some(({ itemType }) => itemType === ''),
    paged: operations.some(({ itemType }) => itemType !== ''),
    operations,
  };
}

function operationView(api: Api, operation: Operation, scope: string) {
  const parts = requestParts(operation);
  const exported = new Set(operationExports(operation, api).map(({ name }) => name));
  const local = (name: string): string => `${name}Check`;
  const answers = successes(operation).map(({ status }) => {
    const name = `response${status === 'default' ? 'Default' : status.toUpperCase()}`;
    return { status, local: exported.has(name) ? local(name) : '' };
  });
  const results = successes(operation).map((response) => bodyTypeName(operation, response) ?? 'undefined');
  const paging = operation.paginated && api.pagination ? pagingOf(api.pagination) : undefined;
  const { typeName } = operation;
  const names = {
    requestType: `${typeName}Request`,
    resultType: `${typeName}Result`,
    errorType: `${typeName}Error`,
    itemType: paging === undefined ? '' : `${typeName}Item`,
  };
  const documented = [names.requestType, names.resultType, names.errorType];
  return {
    ...names,
    id: operation.id,
    resource: operation.resource,
    name: operation.name,
    file: operation.file,
    constant: `${operation.name}Endpoint`,
    doc: callDoc(api, operation),
    resultDoc: `The result of \`${operation.id}\`.`,
    errorDoc: errorTypeDoc(operation),
    types: callTypeNames(operation, successes(operation)).sort(),
    typesModule: `${scope}/types`,
    checks: [...parts.map(({ name }) => local(name)), ...answers.map((one) => one.local).filter(Boolean)],
    checksModule: checksModule(operation, scope),
    requestChecks: parts.map(({ name }) => ({ part: name, local: local(name) })),
    answers,
    errors: errorsOf(api, operation).map(({ code }) => ({ code, name: errorClassName(code) })),
    method: operation.method.toUpperCase(),
    path: operation.path,
    parameters: Object.fromEntries(
      PARAMETER_PLACES.map((place) => [place, rules(operation, place)] as const).filter(([, own]) => own.length > 0),
    ),
    ...bodyView(operation),
    bodyRequired: operation.body?.required ?? false,
    repeatable: operation.repeatable,
    paging: paging?.data,
    itemText: new TypeText(`${names.resultType}${paging?.itemAccess ?? ''}`),
    parts,
    optional: parts.every((part) => !part.required),
    result: new TypeText([...new Set(results)].join(' | ') || 'undefined'),
    endpointType: new TypeText(
      paging === undefined
        ? `Endpoint<${documented.join(', ')}>`
        : `PagedEndpoint<${[...documented, names.itemType].join(', ')}>`,
    ),
    callType: new TypeText(
      paging === undefined ? `Call<${names.resultType}>` : `PagedCall<${names.resultType}, ${names.itemType}>`,
    ),
  };
}

const PARAMETER_PLACES = ['path', 'query', 'header'] as const;

/** Modules of the runtime that only operations with such bodies import. */
const WRITERS = { form: 'form', multipart: 'multipart', text: 'text', bytes: 'bytes' } as const;

function bodyView(operation: Operation) {
  const media = bodyMedia(operation);
  const writer = media === undefined || media.kind === 'json' || media.kind === 'other' ? '' : WRITERS[media.kind];
  const reader = answerKind(operation) ?? '';
  // The boundary between parts is generated on sending, and with it the header.
  const named = media === undefined ? operation.body && 'application/json' : contentType(media);
  const mediaType = media?.kind === 'multipart' ? '' : named;
  return { mediaType, writer, reader };
}

/** As `ParameterRule` in the runtime. */
function rules({ parameters }: Operation, where: string): object[] {
  return parameters
    .filter((parameter) => parameter.in === where)
    .map((parameter) => ({
      name: parameterKey(parameter),
      ...(parameter.style !== 'simple' && { style: parameter.style }),
      ...(parameter.explode && { explode: true }),
    }));
}

/**
 * The paths with which a client iterates over pages, and the type of an item in terms of the type of a
 * page.
 */
function pagingOf({ items, next, hasMore, cursorParameter }: Pagination) {
  const keys = (path: string): string[] => path.split('.');
  return {
    data: { items: keys(items), next: keys(next), hasMore: keys(hasMore), cursor: cursorParameter },
    itemAccess: `${keys(items)
      .map((key) => `[${quoted(key)}]`)
      .join('')}[number]`,
  };
}

function errorPaths({ errorBody }: Api): Record<string, unknown> {
  const { requestIdHeader, ...paths } = errorBody ?? {};
  return {
    ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path.split('.')])),
    ...(requestIdHeader !== undefined && { requestIdHeader }),
  };
}
