import type { Validator } from '@billing/validators';

import type { FieldFault, NewError } from './errors.ts';
import { invalidFields } from './invalid-fields.ts';

/**
 * Returns `value` if it is valid by the spec's schema. For values from operator commands, which the
 * generated routes don't validate.
 *
 * @throws `invalid_field` with all faults.
 */
export function validated<T>(newError: NewError<'invalid_field'>, validator: Validator<T>, value: unknown): T {
  const result = validator.validate(value);
  if (result.ok) return result.value;
  const [first, ...rest] = result.errors.map(({ field, message }): FieldFault => ({ field, message }));
  throw invalidFields(newError, first ?? { field: '', message: 'is not valid' }, ...rest);
}
