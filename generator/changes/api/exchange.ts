import type { JsonObject } from '../../json.ts';
import type { HttpMethod } from '../../model/api.ts';
import { METHODS } from '../../model/build-operations.ts';
import { operationNames } from '../../model/names.ts';
import { integer, object, optional, string, strings } from '../../model/reader.ts';
import type { About, Collector } from '../collector.ts';
import type { Direction } from '../direction.ts';
import { type Both, itemsOf, type Located, type Maybe, member, membersOf, type Path, type Side } from '../side.ts';

/** A request with its possible responses: an operation, or a webhook that the API sends. */
export interface Exchange {
  readonly method: HttpMethod;
  /** The path of an operation, or the key of a webhook. */
  readonly path: string;
  readonly at: Located<JsonObject>;
  readonly item: Located;
  /** An operation's id, or `type.v1` of an event. */
  readonly name: string;
}

export interface OperationExchange extends Exchange {
  readonly id: string | undefined;
}

export interface EventExchange extends Exchange {
  readonly type: string;
  readonly version: number;
  readonly group: string | undefined;
}

export function operationsOf(side: Side): readonly OperationExchange[] {
  return side.once(readOperations);
}

function readOperations(side: Side): OperationExchange[] {
  return exchangesBelow(side, ['paths']).map((found) => {
    const id = string(found.at.json['operationId']);
    return { ...found, id, name: id ?? titleOf(found) };
  });
}

/** Without `x-event`, the key of a webhook is the type and the version is 1. */
export function eventsOf(side: Side): readonly EventExchange[] {
  return side.once(readEvents);
}

function readEvents(side: Side): EventExchange[] {
  return exchangesBelow(side, ['webhooks']).map((found) => {
    const { path, at } = found;
    const event = object(at.json['x-event']);
    const [type, version] = [string(event['type']) ?? path, integer(event['version']) ?? 1];
    const name = at.json['x-event'] === undefined ? path : `${type}.v${version}`;
    return { ...found, type, version, name, group: string(event['group']) };
  });
}

export function exchangesBelow(side: Side, path: Path): Omit<Exchange, 'name'>[] {
  return membersOf(side.root(...path))
    .filter(([key]) => !key.startsWith('x-'))
    .flatMap(([key, entry]) => {
      const item = side.follow(entry);
      return METHODS.flatMap((method) => {
        const at = member(item, method);
        return at.json === undefined ? [] : [{ path: key, method, item, at: { ...at, json: object(at.json) } }];
      });
    });
}

/** For changes of an exchange, or of a part of it. */
export function aboutOf<D extends Direction>({ name }: Pick<Exchange, 'name'>, direction: D, part?: string): About<D> {
  const spot = { name, ...optional('part', part) };
  return { direction, spots: [spot], subject: part === undefined ? name : `${name} ${part}` };
}

/** `POST /customers`. */
export function titleOf({ method, path }: Pick<Exchange, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`;
}

/** `customers.create`: the function of the generated client. */
export function clientName({ id, method, path, at }: OperationExchange): string {
  const names = operationNames(id, method, path, strings(at.json['tags'])[0]);
  return `${names.resource}.${names.name}`;
}

/** By `place name`, such as `query after`, headers in lower case. An operation overrides its path item. */
export function parametersOf(side: Side, { item, at }: Exchange): Map<string, Located<JsonObject>> {
  const found = new Map<string, Located<JsonObject>>();
  for (const entry of [item, at].flatMap((owner) => itemsOf(member(owner, 'parameters')))) {
    const { json, path } = side.follow(entry);
    const parameter = object(json);
    const [where, name] = [string(parameter['in']) ?? 'query', string(parameter['name']) ?? ''];
    found.set(`${where} ${where === 'header' ? name.toLowerCase() : name}`, { json: parameter, path });
  }
  return found;
}

/** Identifies an operation by its method and path, without the names of path parameters. */
export function addressOf({ method, path }: Pick<Exchange, 'method' | 'path'>): string {
  return `${method} ${shapeOf(path)}`;
}

export function shapeOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** A member of the exchange, with a reference followed. */
export function partOf(side: Side, { at }: Exchange, ...keys: readonly string[]): Maybe {
  return side.follow(keys.reduce(member, at));
}

export function partOfBoth({ base, head }: Collector, was: Exchange, is: Exchange, ...keys: readonly string[]): Both {
  return [partOf(base, was, ...keys), partOf(head, is, ...keys)];
}
