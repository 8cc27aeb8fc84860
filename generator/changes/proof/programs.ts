import type { JsonObject } from '../../json.ts';
import { object } from '../../model/reader.ts';
import {
  type EventExchange,
  eventsOf,
  type Exchange,
  operationsOf,
  type OperationExchange,
  shapeOf,
} from '../api/exchange.ts';
import { type Located, member, type Side } from '../side.ts';
import type { Program } from './evidence.ts';

/** What one side says of the operation or event that a program was written for; absent where there is none. */
export type Answer<T extends Exchange> = (exchange: T, side: Side) => boolean;

/** A call as `curl` makes it. It works where the operation is there and `holds` of it. */
export function call(exchange: Exchange, rest: string, holds: Answer<OperationExchange> = () => true): Program {
  const { method, path } = exchange;
  return {
    kind: 'program',
    text: `curl -X ${method.toUpperCase()} "$API${filled(path)}"${rest === '' ? '' : ` ${rest}`}`,
    works: (side) => {
      const found = indexOf(side).operations.get(addressOf(method, path));
      return found !== undefined && holds(found, side);
    },
  };
}

/** A receiver of one version of an event. It works where that is sent and `holds` of it. */
export function receive(event: EventExchange, rest: string, holds: Answer<EventExchange> = () => true): Program {
  const { type, version } = event;
  return {
    kind: 'program',
    text: `receive('${type}', { version: ${version} }, (request) => ${rest})`,
    works: (side) => {
      const found = indexOf(side).events.get(`${type} ${version}`);
      return found !== undefined && holds(found, side);
    },
  };
}

/** Lines of TypeScript. They compile where `holds` of the names that packages are made from. */
export function code(text: string, holds: (side: Side) => boolean): Program {
  return { kind: 'program', text, works: holds };
}

/** A response of an exchange by its status. */
export function responseIn(exchange: Exchange, side: Side, status: string): Located<JsonObject> | undefined {
  const found = side.follow(member(member(exchange.at, 'responses'), status));
  return found.json === undefined ? undefined : { json: object(found.json), path: found.path };
}

export function bodyIn(exchange: Exchange, side: Side): Located<JsonObject> | undefined {
  const found = side.follow(member(exchange.at, 'requestBody'));
  return found.json === undefined ? undefined : { json: object(found.json), path: found.path };
}

/** Values in the place of parameters. */
function filled(path: string): string {
  return path.replace(/\{([^}]*)\}/g, (_, name: string) => `$${name.replace(/\W/g, '_').toUpperCase()}`);
}

export function addressOf(method: string, path: string): string {
  return `${method} ${shapeOf(path)}`;
}

interface Index {
  readonly operations: ReadonlyMap<string, OperationExchange>;
  readonly events: ReadonlyMap<string, EventExchange>;
}

const indexes = new WeakMap<Side, Index>();

/** What is on a side, looked up once. */
export function indexOf(side: Side): Index {
  const known = indexes.get(side);
  if (known !== undefined) return known;
  const made = {
    operations: new Map(operationsOf(side).map((each) => [addressOf(each.method, each.path), each])),
    events: new Map(eventsOf(side).map((each) => [`${each.type} ${each.version}`, each])),
  };
  indexes.set(side, made);
  return made;
}
