import type { Operation } from './api.ts';

/** All names in generated code come from this module, before anything is emitted. */

/**
 * `customers.create`, `GET /v1/user-accounts`, `héllo wörld` → `['customers', 'create']`, … A word is a run
 * of letters and digits; accents do not count.
 */
function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * `customer.created.v1` → `CustomerCreatedV1`. A name that would start with a digit gets a `_`; one without
 * a letter or digit is `_`.
 */
export function pascalCase(text: string): string {
  const name = words(text)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Za-z]/.test(name) ? name : `_${name}`;
}

/** `notification settings` → `notificationSettings`. */
export function camelCase(text: string): string {
  const name = pascalCase(text);
  return name[0]!.toLowerCase() + name.slice(1);
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

export type OperationNames = Pick<Operation, 'id' | 'resource' | 'name' | 'typeName'>;

/**
 * `customers.create` is method `create` of resource `customers`. An id without a dot belongs to its first
 * tag; an operation without an id is called after its method and path.
 */
export function operationNames(
  operationId: string | undefined,
  method: string,
  path: string,
  tag: string | undefined,
): OperationNames {
  const id = operationId ?? camelCase(`${method} ${path}`);
  const dot = id.lastIndexOf('.');
  const resource = dot > 0 ? id.slice(0, dot) : (tag ?? 'default');
  const name = dot > 0 ? id.slice(dot + 1) : id;
  return { id, resource: camelCase(resource), name: camelCase(name), typeName: pascalCase(id) };
}

/** Names of the types of one operation; every target that prints or imports one uses this function. */
export function operationTypeNames(operation: Operation): string[] {
  const has = (where: string): boolean => operation.parameters.some((parameter) => parameter.in === where);
  return [
    ...(has('path') ? [`${operation.typeName}Path`] : []),
    ...(has('query') ? [`${operation.typeName}Query`] : []),
    ...(has('header') ? [`${operation.typeName}Headers`] : []),
    ...(operation.body ? [`${operation.typeName}Body`] : []),
    ...operation.responses.map((response) => responseTypeName(operation.typeName, response.status)),
  ];
}

/** Further types of an operation in the client and the server. */
export function clientTypeNames(typeName: string): string[] {
  return ['Request', 'Result', 'Error'].map((suffix) => typeName + suffix);
}

/** `CustomersCreateResponse201`, `…ResponseDefault`, `…Response4XX`. */
export function responseTypeName(typeName: string, status: string): string {
  return `${typeName}Response${status === 'default' ? 'Default' : status.toUpperCase()}`;
}

/** Error classes of every client, whatever the document. */
const CLIENT_ERRORS = new Set('ApiError InvalidRequestError InvalidResponseError NetworkError TimeoutError'.split(' '));

/**
 * `customer_already_exists` → `CustomerAlreadyExistsError`; `timeout`, of which a client has one itself,
 * `TimeoutApiError`.
 */
export function errorClassName(code: string): string {
  const base = pascalCase(code).replace(/Error$/, '') || '_';
  return CLIENT_ERRORS.has(`${base}Error`) ? `${base}ApiError` : `${base}Error`;
}
