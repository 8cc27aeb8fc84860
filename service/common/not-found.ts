import type { NewError } from './errors.ts';

/**
 * `not_found`: the account has no such entity, it was deleted, or it belongs to another parent than the one
 * in the path.
 */
export function notFound(newError: NewError<'not_found'>, entity: string, id: string): Error {
  return newError('not_found', `${entity} ${id} not found.`);
}
