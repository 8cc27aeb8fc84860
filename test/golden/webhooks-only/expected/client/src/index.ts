import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';
import type { ClientOptions } from './runtime/options.ts';

export * from './core.ts';
export type * from './operation-errors.ts';

/** One member a resource. */
export interface Client {}

/**
 * A client of one environment with one key. Share it freely. Throws in a browser, and for options that can't be right.
 */
export function createClient(_options: ClientOptions): Client {
  return {};
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
