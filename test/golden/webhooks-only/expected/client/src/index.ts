// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';
import type { ClientOptions } from './runtime/options.ts';

export * from './core.ts';
export type * from './operation-errors.ts';

/** One member per resource. */
export interface Client {}

/**
 * Creates a client for one environment and one key. It can be shared. Throws in a browser and for invalid options.
 */
export function createClient(_options: ClientOptions): Client {
  return {};
}

/**
 * True for an API error of this operation. Its `code` is then a documented or an unlisted one; a `switch` over it needs a
 * branch for the latter.
 */
export function isErrorOf<Id extends keyof OperationErrors>(
  operation: Id,
  error: unknown,
): error is OperationErrors[Id] {
  return isFailureOf({ id: operation }, error);
}
