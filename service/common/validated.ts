import type { Validator } from '@billing/validators';

import type { FieldFault, NewError } from './errors.ts';
import { invalidFields } from './invalid-fields.ts';

/**
 * `value`, which the spec's schema holds for. For values that don't come through HTTP, where the generated routes have checked.
 *
 * @throws `invalid_field` with every fault.
 */
export function validated<T>(newError: NewError<'invalid_field'>, validator: Validator<T>, value: unknown): T {
  const result = validator.validate(value);
  if (result.ok) return result.value;
  const [first, ...rest] = result.errors.map(({ field, message }): FieldFault => ({ field, message }));
  throw invalidFields(newError, first ?? { field: '', message: 'is not valid' }, ...rest);
}
