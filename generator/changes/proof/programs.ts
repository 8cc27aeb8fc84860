import type { EventExchange, Exchange, OperationExchange } from '../api/exchange.ts';
import { addressOf, eventsOf, operationsOf } from '../api/exchange.ts';
import type { Program } from '../change.ts';
import { equal, type Maybe, type Side } from '../side.ts';

export type Holds<T extends Exchange> = (exchange: T, side: Side) => boolean;

export type ProgramOf = (rest: string, holds: Holds<Exchange>) => Program;

/** A call as `curl` makes it. It works when the document has the operation, and `holds`. */
export function call(exchange: OperationExchange, rest: string, holds: Holds<OperationExchange> = () => true): Program {
  const { method, path } = exchange;
  const text = `curl -X ${method.toUpperCase()} "$API${filled(path)}"${rest === '' ? '' : ` ${rest}`}`;
  return code(text, (side) => {
    const found = side.once(operationsByAddress).get(addressOf(exchange));
    return found !== undefined && holds(found, side);
  });
}

/** A receiver of one version of an event. It works when the document has that version, and `holds`. */
export function receive(event: EventExchange, rest: string, holds: Holds<EventExchange> = () => true): Program {
  const { type, version } = event;
  return code(`receive('${type}', { version: ${version} }, (request) => ${rest})`, (side) => {
    const found = eventsOf(side).find((each) => each.type === type && each.version === version);
    return found !== undefined && holds(found, side);
  });
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
