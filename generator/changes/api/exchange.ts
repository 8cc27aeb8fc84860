import type { JsonObject } from '../../json.ts';
import type { HttpMethod } from '../../model/api.ts';
import { METHODS } from '../../model/build-operations.ts';
import { operationNames } from '../../model/names.ts';
import { integer, object, string, strings } from '../../model/reader.ts';
import { itemsOf, type Located, member, membersOf, type Side } from '../side.ts';

/** A request with its possible answers: an operation, or a webhook that the API sends. */
export interface Exchange {
  readonly method: HttpMethod;
  /** Of an operation, its path; of a webhook, its key. */
  readonly path: string;
  readonly json: JsonObject;
  readonly at: Located<JsonObject>;
  /** The path item that it stands in. */
  readonly item: Located;
  /** What a reader knows it by: an operation's id, or `type.v1` of an event. */
  readonly name: string;
  readonly parameters: ReadonlyMap<string, Located<JsonObject>>;
}

export interface OperationExchange extends Exchange {
  readonly id: string | undefined;
  /** `customers.create`: how the client calls it. */
  readonly clientName: string;
}

export interface EventExchange extends Exchange {
  readonly type: string;
  readonly version: number;
  readonly group: string | undefined;
}

const operations = new WeakMap<Side, readonly OperationExchange[]>();

/** Every operation of a document, looked up once. */
export function operationsOf(side: Side): readonly OperationExchange[] {
  const known = operations.get(side);
  if (known !== undefined) return known;
  const made = exchangesBelow(side, ['paths']).map((found) => new Operation(side, found));
  operations.set(side, made);
  return made;
}

/** What takes a while to find out is found out for those that differ. */
class Operation implements OperationExchange {
  readonly method: HttpMethod;
  readonly path: string;
  readonly json: JsonObject;
  readonly at: Located<JsonObject>;
  readonly item: Located;
  readonly id: string | undefined;
  readonly name: string;
  readonly #side: Side;

  constructor(side: Side, { path, method, at, item }: Found) {
    this.method = method;
    this.path = path;
    this.json = at.json;
    this.at = at;
    this.item = item;
    this.id = string(at.json['operationId']);
    this.name = this.id ?? `${method.toUpperCase()} ${path}`;
    this.#side = side;
  }

  get clientName(): string {
    const names = operationNames(this.id, this.method, this.path, strings(this.json['tags'])[0]);
    return `${names.resource}.${names.name}`;
  }

  get parameters(): ReadonlyMap<string, Located<JsonObject>> {
    return parametersOf(this.#side, this.item, this.at);
  }
}

/** Every webhook of a document. Without `x-event`, its key is the type and the version is 1. */
export function eventsOf(side: Side): EventExchange[] {
  return exchangesBelow(side, ['webhooks']).map(({ path, method, at, item }) => {
    const event = object(at.json['x-event']);
    const type = string(event['type']) ?? path;
    const version = integer(event['version']) ?? 1;
    return {
      ...{ method, path, json: at.json, at, item, type, version },
      group: string(event['group']),
      name: at.json['x-event'] === undefined ? path : `${type}.v${version}`,
      parameters: parametersOf(side, item, at),
    };
  });
}

interface Found {
  readonly path: string;
  readonly method: HttpMethod;
  readonly at: Located<JsonObject>;
  readonly item: Located;
}

/** The exchanges of a map of path items. */
export function exchangesBelow(side: Side, path: readonly (string | number)[]): Found[] {
  return membersOf(side.root(...path))
    .filter(([key]) => !key.startsWith('x-'))
    .flatMap(([key, item]) => {
      const followed = side.follow(item);
      return METHODS.flatMap((method) => {
        const { json, path: where } = member(followed, method);
        return json === undefined
          ? []
          : [{ path: key, method, item: followed, at: { json: object(json), path: where } }];
      });
    });
}

/** By place and name; an operation's own win over those of its path. Names of headers are the same in any case. */
export function parametersOf(side: Side, item: Located, operation: Located): Map<string, Located<JsonObject>> {
  const found = new Map<string, Located<JsonObject>>();
  for (const owner of [item, operation]) {
    for (const entry of itemsOf(member(owner, 'parameters'))) {
      const { json, path } = side.follow(entry);
      const parameter = object(json);
      const [where, name] = [string(parameter['in']) ?? 'query', string(parameter['name']) ?? ''];
      found.set(`${where} ${where === 'header' ? name.toLowerCase() : name}`, { json: parameter, path });
    }
  }
  return found;
}

/** Of a path, what the server matches: the names of its parameters mean nothing to it. */
export function shapeOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}
