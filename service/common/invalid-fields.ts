import type { FieldFault, NewError } from './errors.ts';

/** An `invalid_field` error that lists all invalid fields of a request, at least one. */
export function invalidFields(
  newError: NewError<'invalid_field'>,
  ...fields: readonly [FieldFault, ...FieldFault[]]
): Error {
  const [first, ...others] = fields.map(({ field, message }) => `${field} ${message}`);
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return newError('invalid_field', `In the request, ${first}${more}.`, { fields });
}
