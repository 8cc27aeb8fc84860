import type { Operation, Parameter, Source } from './api.ts';

/** All names in generated code come from this module, before anything is emitted. */

/**
 * `customers.create`, `GET /v1/user-accounts`, `héllo wörld` → `['customers', 'create']`, … A word is a run
 * of letters and digits; accents do not count. A capital begins a word after a small letter or a digit, and
 * where it ends an acronym: `list`, `HTTP`, `Proxies`; `S3`, `Bucket`. Words are in lower case if the text
 * is `ALL_CAPITALS`.
 */
function words(text: string): string[] {
  const found = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]{2})(?=[A-Z][a-z])(?![A-Z]s(?![a-z]))/g, '$1 ')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return found.length > 1 && !found.some((word) => /[a-z]/.test(word))
    ? found.map((word) => word.toLowerCase())
    : found;
}

/** `customer.created.v1` → `CustomerCreatedV1`. A name that does not start with a letter gets a `_`. */
export function pascalCase(text: string): string {
  const name = words(text)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Za-z]/.test(name) ? name : `_${name}`;
}

/** `notification settings` → `notificationSettings`, `API keys` → `apiKeys`, `OAuth2` → `oauth2`. */
export function camelCase(text: string): string {
  const [first = ''] = words(text);
  const name = pascalCase(text);
  const length = /^[A-Z]{2}/.test(first) ? first.length : 1;
  return name.slice(0, length).toLowerCase() + name.slice(length);
}

/** `notificationSettings` → `notification-settings`: the name of its file. */
export function kebabCase(text: string): string {
  return words(text).join('-').toLowerCase() || '_';
}

/** The name of a schema in code: its own where that is an identifier, so that readers recognize it. */
export function schemaTypeName(name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name[0]!.toUpperCase() + name.slice(1) : pascalCase(name);
}

/** The name, or the first of `name2`, `name3` … that is free. */
export function numbered(name: string, isFree: (name: string) => boolean, separator = ''): string {
  let free = name;
  for (let number = 2; !isFree(free); number += 1) free = `${name}${separator}${number}`;
  return free;
}

/**
 * `customers.create` and `customers/create` are method `create` of resource `customers`. Any other id
 * belongs to its first tag; an operation without an id is called after its method and path. A method does
 * not repeat the name of its resource: with the tag `repos`, `repos_get` is `repos.get`.
 */
export function operationNames(
  operationId: string | undefined,
  method: string,
  path: string,
  tag: string | undefined,
): Pick<Operation, 'id' | 'resource' | 'name' | 'typeName'> {
  const id = operationId ?? camelCase(`${method} ${path}`);
  const dot = id.lastIndexOf('.');
  const end = dot > 0 ? dot : id.lastIndexOf('/');
  const resource = end > 0 ? withoutRepetition(id.slice(0, end)) : (tag ?? 'default');
  const name = withoutPrefix(id.slice(end > 0 ? end + 1 : 0), resource);
  return { id, resource: camelCase(resource), name: camelCase(name), typeName: pascalCase(id) };
}

/** `repos.repos` → `repos`. */
function withoutRepetition(path: string): string {
  return path
    .split(/[./]/)
    .filter((part, index, parts) => part !== parts[index - 1])
    .join(' ');
}

/** The text without its first words if they are those of `prefix`, and others follow. */
function withoutPrefix(text: string, prefix: string): string {
  const all = words(text);
  const joined = (parts: readonly string[]): string => parts.join('').toLowerCase();
  const start = joined(words(prefix));
  const last = all.findIndex((_, index) => joined(all.slice(0, index + 1)) === start);
  return last < 0 || last === all.length - 1 ? text : all.slice(last + 1).join(' ');
}

/** One part of a request: the member that holds it, and the name of its type in the types package. */
export interface RequestPart {
  readonly name: 'path' | 'query' | 'headers' | 'body';
  readonly typeName: string;
  /** Whether any value in it is required. */
  readonly required: boolean;
  /** Empty for a body. */
  readonly parameters: readonly Parameter[];
  readonly source: Source;
}

const PLACES = [
  ['path', 'path', 'Path'],
  ['query', 'query', 'Query'],
  ['header', 'headers', 'Headers'],
] as const;

/** The parts that the operation has: first those with parameters, then the body. */
export function requestParts({ typeName, parameters, body, source }: Operation): RequestPart[] {
  const parts = PLACES.map(([where, name, suffix]): RequestPart => {
    const own = parameters.filter((parameter) => parameter.in === where);
    const required = own.some((parameter) => parameter.required);
    return { name, typeName: typeName + suffix, required, parameters: own, source };
  });
  const used = parts.filter((part) => part.parameters.length > 0);
  if (body === undefined) return used;
  const { required, source: bodySource } = body;
  return [...used, { name: 'body', typeName: `${typeName}Body`, required, parameters: [], source: bodySource }];
}

/** Names of the types of one operation; every target that prints or imports one uses this function. */
export function operationTypeNames(operation: Operation): string[] {
  const { typeName, responses } = operation;
  return [
    ...requestParts(operation).map((part) => part.typeName),
    ...responses.map(({ status }) => responseTypeName(typeName, status)),
    ...responses.map(({ status }) => itemTypeName(typeName, status)),
  ];
}

/** Further types of an operation in the client and the server. */
export function clientTypeNames(typeName: string): string[] {
  return ['Request', 'Result', 'Results', 'Error'].map((suffix) => typeName + suffix);
}

/** `CustomersCreateResponse201`, `…ResponseDefault`, `…Response4XX`. */
export function responseTypeName(typeName: string, status: string): string {
  return `${typeName}Response${status === 'default' ? 'Default' : status.toUpperCase()}`;
}

/** `ChatCreateResponse200Item`: an item of a response that is a stream. */
export function itemTypeName(typeName: string, status: string): string {
  return `${responseTypeName(typeName, status)}Item`;
}

/** Error classes of every client, whatever the document. */
const CLIENT_ERRORS = new Set('ApiError InvalidRequestError InvalidResponseError NetworkError TimeoutError'.split(' '));

/** `not_found` → `NotFoundError`; `timeout`, for which every client has an error, → `TimeoutApiError`. */
export function errorClassName(code: string): string {
  const base = pascalCase(code).replace(/Error$/, '') || '_';
  return CLIENT_ERRORS.has(`${base}Error`) ? `${base}ApiError` : `${base}Error`;
}
