import type { Check } from './fault.ts';
import { type FieldError, fieldErrors } from './field-errors.ts';

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Checks values that come from outside. Neither function changes what it is given, and neither throws. */
export interface Validator<T> {
  /** The value with its type, or its faults: all of them, up to 1,000. */
  validate(value: unknown): Result<T>;
  /** The verdict alone, which on a wrong value is several times faster. */
  is(value: unknown): value is T;
}

/** What a generated module exports for one check. */
export function validator<T>(check: Check): Validator<T> {
  return {
    validate(value) {
      const faults = check(value, false);
      return faults === null ? { ok: true, value: value as T } : { ok: false, errors: fieldErrors(faults, value) };
    },
    is: (value): value is T => check(value, true) === null,
  };
}
