// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ClientOptions } from './client-options.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';

export * from './core.ts';
export type * from './operation-errors.ts';

/** One member per resource. */
export interface Client {}

/**
 * Creates a client for one environment and one set of credentials. It can be shared. Throws in a browser and for invalid options.
 */
export function createClient(_options: ClientOptions): Client {
  return {};
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
