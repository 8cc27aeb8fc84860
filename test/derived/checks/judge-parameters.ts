import { isDeepStrictEqual } from 'node:util';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { Api, Operation, Parameter } from '../../../generator/model/api.ts';
import { fieldName } from '../derive/constraint.ts';
import { deriveParameters } from '../derive/derive-operation.ts';
import { type AskedServer, leastRequest } from './asked-server.ts';
import { NAMED } from './judge.ts';

/** Yields one line for each difference between server and document in an operation's parameters. */
export async function* parameterContradictions(
  server: AskedServer,
  api: Api,
  operation: Operation,
): AsyncGenerator<string> {
  const least = leastRequest(api, operation);
  const constraints = deriveParameters(api, operation, {}, true);
  for (const { keyword, limit, part, accepted, refused } of constraints) {
    for (const change of accepted) {
      const { faults, request } = await server.ask(api, operation, { [part]: change.apply(least[part]) });
      const about = `${part} ${fieldName(change.field)} ${keyword}`;
      if (faults.length > 0) yield `${about}: refuses ${change.label}: ${faults[0]!.message}`;
      else if (keyword === 'x-cap' && request?.query[String(change.field[0])] !== limit)
        yield `${about}: does not take ${change.label} for ${String(limit)}`;
    }
    for (const change of refused) {
      const { faults } = await server.ask(api, operation, { [part]: change.apply(least[part]) });
      const about = `${part} ${fieldName(change.field)} ${keyword}`;
      const named = faults.filter(({ rule }) => rule === keyword);
      if (faults.length === 0) yield `${about}: takes ${change.label}`;
      else if (NAMED.has(keyword) && named.length > 0 && !named.some((fault) => isDeepStrictEqual(fault.limit, limit)))
        yield `${about}: names another limit than ${JSON.stringify(limit)}`;
    }
  }
  yield* defaults(server, api, operation);
}

/** Yields missing parameters whose value is not the documented default, or that have one without a default. */
async function* defaults(server: AskedServer, api: Api, operation: Operation): AsyncGenerator<string> {
  const { faults, request } = await server.ask(api, operation, {});
  if (request === undefined) {
    yield `refuses a request with no more than what is required: ${faults[0]?.field} ${faults[0]?.message}`;
    return;
  }
  for (const parameter of operation.parameters.filter(({ in: where, required }) => where === 'query' && !required)) {
    const { [parameter.name]: actual } = request.query;
    const expected = fallbackOf(parameter);
    if (!isDeepStrictEqual(actual, expected))
      yield `query ${parameter.name} default: is ${JSON.stringify(actual)} and not ${JSON.stringify(expected)}`;
  }
}

function fallbackOf({ schema }: Parameter): JsonValue | undefined {
  return (schema as JsonObject)['default'];
}
