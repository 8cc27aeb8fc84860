import type { NewError } from './errors.ts';

/** `not_found`: the entity is unknown in this account, deleted, or not below the parent that the path names. */
export function notFound(newError: NewError<'not_found'>, entity: string, id: string): Error {
  return newError('not_found', `${entity} ${id} not found.`);
}
