import type { HttpMethod } from '../../model/api.ts';
import { METHODS } from '../../model/build-operations.ts';
import { operationNames } from '../../model/names.ts';
import { integer, string, strings } from '../../model/reader.ts';
import type { Located, Maybe, Side } from '../side.ts';

/** A request with its possible responses: an operation, or a webhook that the API sends. */
export interface Exchange {
  readonly method: HttpMethod;
  /** The path of an operation, or the key of a webhook. */
  readonly path: string;
  readonly at: Maybe;
}

export type OperationExchange = ReturnType<typeof readOperations>[number];
export type EventExchange = ReturnType<typeof eventsOf>[number];

export function operationsOf(side: Side): readonly OperationExchange[] {
  return side.once(readOperations);
}

/** `name` is the id or, without one, method and path. */
function readOperations(side: Side) {
  return exchangesIn(side.at('paths')).map((found) => {
    const id = string(found.at.member('operationId').json);
    return { ...found, id, name: id ?? titleOf(found) };
  });
}

/** Without `x-event`, the key of a webhook is the type and the version is 1. `name` is `type.v1`. */
export function eventsOf(side: Side) {
  return exchangesIn(side.at('webhooks')).map((found) => {
    const event = found.at.member('x-event');
    const type = string(event.member('type').json) ?? found.path;
    const version = integer(event.member('version').json) ?? 1;
    const name = event.json === undefined ? found.path : `${type}.v${version}`;
    return { ...found, type, version, name, group: string(event.member('group').json) };
  });
}

/** What `paths`, `webhooks` or a callback has. */
export function exchangesIn(items: Maybe): Exchange[] {
  return items
    .members()
    .filter(([key]) => !key.startsWith('x-'))
    .flatMap(([path, entry]) => {
      const all = METHODS.map((method) => ({ path, method, at: entry.follow().member(method) }));
      return all.filter(({ at }) => at.json !== undefined);
    });
}

/** A call as `curl` makes it. */
export function callOf({ method, path }: OperationExchange): (text: string) => string {
  // The path with shell variables for its parameters.
  const filled = path.replace(/\{([^}]*)\}/g, (_, name: string) => `$${name.replace(/\W/g, '_').toUpperCase()}`);
  return (text) => `curl -X ${method.toUpperCase()} "$API${filled}"${text === '' ? '' : ` ${text}`}`;
}

/** `POST /customers`. */
export function titleOf({ method, path }: Pick<Exchange, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

/** `customers.create`: the function of the generated client. */
export function clientName({ id, method, path, at }: OperationExchange): string {
  const names = operationNames(id, method, path, strings(at.member('tags').json)[0]);
  return `${names.resource}.${names.name}`;
}

/** The path item. */
export function itemOf({ side, path }: Maybe): Maybe {
  return side.at(...path.slice(0, -1));
}

/** By `place name`, such as `query after`, headers in lower case. An operation overrides its path item. */
export function parametersOf(exchange: Maybe): Map<string, Located> {
  const all = [itemOf(exchange), exchange].flatMap((owner) => owner.member('parameters').items());
  return new Map(
    all.map((entry) => {
      const parameter = entry.follow();
      const [where, name] = ['in', 'name'].map((key) => string(parameter.member(key).json));
      return [`${where ?? 'query'} ${(where === 'header' ? name?.toLowerCase() : name) ?? ''}`, parameter];
    }),
  );
}

/** Identifies an operation by its method and path, without the names of path parameters. */
export function addressOf({ method, path }: Pick<Exchange, 'method' | 'path'>): string {
  return `${method} ${shapeOf(path)}`;
}

export function shapeOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}
