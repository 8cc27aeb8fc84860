import {
  addressOf,
  type EventExchange,
  eventsOf,
  type Exchange,
  type OperationExchange,
  operationsOf,
} from '../api/exchange.ts';
import { equal, type Maybe, type Side } from '../side.ts';
import type { Program } from '../change.ts';

/** Whether a document supports what a program does with an exchange. */
export type Holds<T extends Exchange> = (exchange: T, side: Side) => boolean;

export type ProgramOf = (rest: string, holds: Holds<Exchange>) => Program;

/** A call as `curl` makes it. It works when the document has the operation, and `holds`. */
export function call(exchange: OperationExchange, rest: string, holds: Holds<OperationExchange> = () => true): Program {
  const address = addressOf(exchange);
  return {
    kind: 'program',
    text: `curl -X ${exchange.method.toUpperCase()} "$API${filled(exchange.path)}"${rest === '' ? '' : ` ${rest}`}`,
    works: (side) => {
      const found = side.once(operationsByAddress).get(address);
      return found !== undefined && holds(found, side);
    },
  };
}

/** A receiver of one version of an event. It works when the document has that version, and `holds`. */
export function receive(
  { type, version }: EventExchange,
  rest: string,
  holds: Holds<EventExchange> = () => true,
): Program {
  return {
    kind: 'program',
    text: `receive('${type}', { version: ${version} }, (request) => ${rest})`,
    works: (side) => {
      const found = eventsOf(side).find((event) => event.type === type && event.version === version);
      return found !== undefined && holds(found, side);
    },
  };
}

export function code(text: string, works: (side: Side) => boolean): Program {
  return { kind: 'program', text, works };
}

/** A program that relies on a value: it works when the document has the same value in the same place. */
export function relyOn({ json, path }: Maybe, text: string): Program {
  return code(text, (side) => equal(side.at(path), json));
}

export function operationsByAddress(side: Side): ReadonlyMap<string, OperationExchange> {
  return new Map(operationsOf(side).map((operation) => [addressOf(operation), operation]));
}

/** The path with shell variables for its parameters. */
function filled(path: string): string {
  return path.replace(/\{([^}]*)\}/g, (_, name: string) => `$${name.replace(/\W/g, '_').toUpperCase()}`);
}
