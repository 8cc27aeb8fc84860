import { ServiceError } from './errors.ts';

/** `not_found`: the entity is unknown in this account, deleted, or not below the parent that the path names. */
export function notFound(entity: string, id: string): ServiceError {
  return new ServiceError('not_found', `${entity} ${id} not found.`);
}
