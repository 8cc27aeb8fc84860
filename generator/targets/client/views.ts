import type { Api, Operation, Pagination } from '../../model/api.ts';
import { memoized } from '../../model/memoized.ts';
import { operationTypeNames, type RequestPart, requestParts } from '../../model/names.ts';
import type { NamedSchemas } from '../../model/schemas.ts';
import { quoted, TypeText } from '../code.ts';
import { bodyMedia, contentType } from '../bodies.ts';
import { lazy } from '../lazy.ts';
import { namedSchemas } from '../schemas-read.ts';
import { idempotencyKey, parameterKey, type Resource, resourcesOf, successes } from '../resources.ts';
import { operationExports } from '../validators/operation-exports.ts';
import { callDoc, errorDoc, resourceDoc } from './docs.ts';
import { errorClassBodies, errorsOf, failures } from './failures.ts';
import { receivedView } from './received.ts';
import { clientSchemes, requiredSchemes } from './security.ts';

export type ClientViews = ReturnType<typeof clientViews>;
export type OperationView = ReturnType<typeof operationView>;

/** Computes the view of an operation when a template needs it. */
type ViewOf = (operation: Operation) => OperationView;

export function operationViews(api: Api, scope: string): ViewOf {
  const named = lazy(() => namedSchemas(api));
  const views = new Map<Operation, OperationView>();
  return (operation) => memoized(views, operation, () => operationView(api, operation, named(), scope));
}

export function clientViews(api: Api, scope: string) {
  const { versionHeader: header, pagination } = api;
  const named = namedSchemas(api);
  // The whole view of each operation would take much longer to compute.
  const operations = api.operations.map((operation) => ({
    ...operation,
    paging: operation.paginated && pagination,
    received: receivedView(operation, named),
  }));
  return {
    resources: resourcesOf(api),
    operations,
    sendsFiles: operations.some((operation) => bodyView(operation).files),
    streams: operations.some(({ received }) => received.printed.includes('ResponseStream<')),
    negotiates: operations.some(({ received }) => received.results.length > 0),
    ...errorClasses(api),
    typesModule: `${scope}/types`,
    errorPaths: errorPaths(api),
    schemes: clientSchemes(api),
    release: header === undefined ? undefined : { header, version: api.info.version },
    validatorsModule: `${scope}/validators`,
  };
}

function errorClasses(api: Api) {
  const bodies = errorClassBodies(api);
  const errors = errorsOf(api).map((error) => ({
    ...error,
    name: error.className,
    body: bodies.get(error.code),
    doc: errorDoc(error),
  }));
  return {
    errors,
    sharedErrors: errors.filter(({ isShared }) => isShared),
    bodies: errors.some(({ body }) => body !== undefined),
  };
}

export function resourceView(api: Api, resource: Resource, viewOf: ViewOf) {
  const operations = resource.operations.map(viewOf);
  return {
    ...resource,
    doc: resourceDoc(api, resource),
    negotiated: operations.some(({ received }) => received.results.length > 0),
    single: operations.some(({ paging }) => paging === undefined),
    paged: operations.some(({ paging }) => paging !== undefined),
    operations,
  };
}

function operationView(api: Api, operation: Operation, named: NamedSchemas, scope: string) {
  const { id, name, repeatable, errorCodes } = operation;
  const parts = requestParts(operation);
  const failed = failures(operation);
  const printed = failed.map(({ status }) => status.text).join(' ');
  const received = receivedView(operation, named);
  const mediaTypes = received.results.map(({ mediaType }) => mediaType);
  const body = bodyView(operation);
  const security = requiredSchemes(operation, api);
  const key = idempotencyKey(operation);
  return {
    ...operation,
    constant: `${name}Endpoint`,
    doc: callDoc(api, operation, mediaTypes),
    resultDoc: `The result of \`${id}\`.`,
    errorDoc: `The errors of \`${id}\`, by \`${errorCodes.length > 0 ? 'code' : 'status'}\`.`,
    types: typesUsed(operation, [
      ...parts.map(({ typeName }) => typeName),
      received.printed,
      ...failed.map(({ body }) => body?.text ?? ''),
    ]),
    typesModule: `${scope}/types`,
    checksModule: `${scope}/validators/${operation.file}`,
    ...checksView(operation, named),
    errors: errorsOf(api, operation).map(({ code, className, isShared }) => ({ code, name: className, isShared })),
    failures: failed,
    errorStatus: printed.includes('ErrorStatus'),
    apiErrors: failed.some(({ several }) => several),
    statusRange: printed.includes('StatusRange'),
    method: operation.method.toUpperCase(),
    places: parameterPlaces(parts),
    ...body,
    bodyRequired: operation.body?.required ?? false,
    repeatable: repeatable && key === undefined,
    idempotencyKey: key,
    hasSecurity: security !== undefined,
    security,
    ...(operation.paginated && api.pagination && pagingView(api.pagination)),
    parts: parts.map((part) => ({ ...part, files: part.name === 'body' && body.files })),
    optional: parts.every((part) => !part.required),
    received,
  };
}

/** Names of the operation's types that these texts mention. */
function typesUsed(operation: Operation, texts: readonly string[]): string[] {
  const mentioned = new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []));
  return operationTypeNames(operation)
    .filter((name) => mentioned.has(name))
    .sort();
}

/** Only responses with a JSON schema have a check; JSON without one accepts any value. */
function checksView(operation: Operation, named: NamedSchemas) {
  const requestChecks = requestParts(operation).map((part) => ({ part: part.name, local: `${part.name}Check` }));
  const exported = new Set(operationExports(operation, named).map(({ name }) => name));
  const responses = successes(operation).map(({ status, content }) => {
    const name = `response${status === 'default' ? 'Default' : status.toUpperCase()}`;
    const unchecked = content.some(({ kind }) => kind === 'json');
    return { status, local: exported.has(name) ? `${name}Check` : '', unchecked };
  });
  return {
    requestChecks,
    responses,
    checks: [...requestChecks, ...responses].map(({ local }) => local).filter(Boolean),
  };
}

function bodyView(operation: Operation) {
  const media = bodyMedia(operation);
  const named = media === undefined ? operation.body && 'application/json' : contentType(media);
  if (media === undefined || media.kind === 'json' || media.kind === 'other')
    return { mediaType: named, writer: '', files: false };
  const { kind, encoding } = media;
  const files = kind === 'multipart' || kind === 'bytes';
  const bytes = operation.body!.content.filter((one) => one.kind === 'bytes');
  // The body itself determines its media type if there are several, and the boundary between its parts.
  const isOpen =
    kind === 'multipart' || (kind === 'bytes' && (bytes.length > 1 || /\*|^multipart\//i.test(media.mediaType)));
  const writeOption = kind === 'bytes' ? named : encoding;
  // The writer is a module of the runtime that only operations with such bodies import.
  return { mediaType: isOpen ? '' : named, writer: kind, writeOption, files };
}

/** The `ParameterRule`s of the runtime, by the place of their parameters. */
function parameterPlaces(parts: readonly RequestPart[]): object[] {
  const places = parts.filter(({ parameters }) => parameters.length > 0);
  return places.map(({ parameters }) => {
    const name = parameters[0]!.in;
    const writer = { path: 'writePath', query: 'writeQuery', header: '', cookie: '' }[name];
    const rules = parameters.map((parameter) => ({
      name: parameterKey(parameter),
      style: parameter.style === 'simple' ? undefined : parameter.style,
      explode: parameter.explode || undefined,
    }));
    return { name, writer, rules };
  });
}

/** The paths with which a client iterates over pages, and how a page's type contains that of an item. */
function pagingView({ items, next, hasMore, cursorParameter }: Pagination) {
  const keys = (path: string): string[] => path.split('.');
  const access = keys(items).map((key) => `[${quoted(key)}]`);
  return {
    paging: { items: keys(items), next: keys(next), hasMore: keys(hasMore), cursor: cursorParameter },
    itemAccess: new TypeText(`${access.join('')}[number]`),
  };
}

function errorPaths({ errorBody }: Api): object {
  const { requestIdHeader, type: _, ...paths } = errorBody ?? {};
  const split = Object.entries(paths).map(([name, path]) => [name, path.split('.')]);
  return { ...Object.fromEntries(split), requestIdHeader };
}
