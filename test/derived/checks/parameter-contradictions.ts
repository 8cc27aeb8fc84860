import { isDeepStrictEqual } from 'node:util';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { Api, Operation, Parameter } from '../../../generator/model/api.ts';
import { fieldName } from '../derive/constraint.ts';
import { deriveParameters } from '../derive/derive-operation.ts';
import { type StubServer, smallestRequest } from './stub-server.ts';
import { REPORTS_LIMIT } from './contradictions.ts';

/** Yields one line for each difference between server and document in an operation's parameters. */
export async function* parameterContradictions(
  server: StubServer,
  api: Api,
  operation: Operation,
): AsyncGenerator<string> {
  const smallest = smallestRequest(api, operation);
  const constraints = deriveParameters(api, operation, {}, true);
  for (const { keyword, limit, part, accepted, rejected } of constraints) {
    for (const change of accepted) {
      const { faults, request } = await server.call(api, operation, { [part]: change.apply(smallest[part]) });
      const about = `${part} ${fieldName(change.field)} ${keyword}`;
      if (faults.length > 0) yield `${about}: rejects ${change.label}: ${faults[0]!.message}`;
      else if (keyword === 'x-cap' && request?.query[String(change.field[0])] !== limit)
        yield `${about}: does not accept ${change.label} for ${String(limit)}`;
    }
    for (const change of rejected) {
      const { faults } = await server.call(api, operation, { [part]: change.apply(smallest[part]) });
      const about = `${part} ${fieldName(change.field)} ${keyword}`;
      const named = faults.filter(({ rule }) => rule === keyword);
      if (faults.length === 0) yield `${about}: accepts ${change.label}`;
      else if (
        REPORTS_LIMIT.has(keyword) &&
        named.length > 0 &&
        !named.some((fault) => isDeepStrictEqual(fault.limit, limit))
      )
        yield `${about}: reports another limit than ${JSON.stringify(limit)}`;
    }
  }
  yield* defaults(server, api, operation);
}

/**
 * Yields missing parameters whose value is not the documented default, or that have one without a default.
 */
async function* defaults(server: StubServer, api: Api, operation: Operation): AsyncGenerator<string> {
  const { faults, request } = await server.call(api, operation, {});
  if (request === undefined) {
    yield `rejects a request with only the required values: ${faults[0]?.field} ${faults[0]?.message}`;
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
