import { type FieldFault, ServiceError } from './errors.ts';

/** `invalid_field` for these faults, at least one: everything that is wrong with the request, not only the first find. */
export function invalidFields(...fields: readonly [FieldFault, ...FieldFault[]]): ServiceError {
  const names = fields.map(({ field }) => field).join(', ');
  return new ServiceError('invalid_field', `The request is not valid: see errors for ${names}.`, { fields });
}
