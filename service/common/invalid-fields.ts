import type { FieldFault, NewError } from './errors.ts';

/** `invalid_field` for these faults, at least one: everything that is wrong with the request, not only the first find. */
export function invalidFields(
  newError: NewError<'invalid_field'>,
  ...fields: readonly [FieldFault, ...FieldFault[]]
): Error {
  const [first, ...others] = fields.map(({ field, message }) => `${field} ${message}`);
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return newError('invalid_field', `In the request, ${first}${more}.`, { fields });
}
