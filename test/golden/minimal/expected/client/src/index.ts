import { createLightClient, type LightClient } from './resources/light.ts';
import { createCaller } from './core.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';
import type { ClientOptions } from './runtime/options.ts';

export * from './core.ts';
export type * from './operation-errors.ts';
export type * from './resources/light.ts';
export type { LightGetRequest, LightGetResult, LightGetError } from './operations/light.get.ts';

/** One member a resource. */
export interface Client {
  readonly light: LightClient;
}

/**
 * A client of one environment with one key. Share it freely. Throws in a browser, and for options that can't be right.
 */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    light: createLightClient(call),
  };
}

/**
 * True for an error that the API answered a call of this operation with. Its `code` is then one that the operation documents, or an
 * unlisted one, which a `switch` over it needs an arm for.
 */
export function isErrorOf<Id extends keyof OperationErrors>(
  operation: Id,
  error: unknown,
): error is OperationErrors[Id] {
  return isFailureOf({ id: operation }, error);
}
