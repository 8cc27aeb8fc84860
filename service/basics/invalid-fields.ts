import { type FieldFault, ServiceError } from './errors.ts';

/** `invalid_field` for these faults, at least one: everything that is wrong with the request, not only the first find. */
export function invalidFields(...fields: readonly [FieldFault, ...FieldFault[]]): ServiceError {
  const [first, ...others] = fields.map(({ field, message }) => `${field} ${message}`);
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return new ServiceError('invalid_field', `In the request, ${first}${more}.`, { fields });
}
