// Generated from spec.yaml by `npm run generate`. Do not edit.
import { createLightClient, type LightClient } from './resources/light.ts';
import { createCaller } from './core.ts';
import type { ClientOptions } from './client-options.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';

export * from './core.ts';
export type * from './operation-errors.ts';
export type * from './resources/light.ts';
export type { LightGetRequest, LightGetResult, LightGetError } from './operations/light.get.ts';

/** One member per resource. */
export interface Client {
  readonly light: LightClient;
}

/**
 * Creates a client for one environment and one set of credentials. It can be shared. Throws in a browser and for invalid options.
 */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    light: createLightClient(call),
  };
}

/**
 * True for an API error of this operation. Its `status` then narrows `body` to the documented type. Its `code` is a
 * documented or an unlisted one; a `switch` over it needs a branch for the latter.
 */
export function isErrorOf<Id extends keyof OperationErrors>(
  operation: Id,
  error: unknown,
): error is OperationErrors[Id] {
  return isFailureOf({ id: operation }, error);
}
