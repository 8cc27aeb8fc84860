// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Check, type Fault, isAddition } from './fault.ts';
import { type FieldError, fieldErrors } from './field-errors.ts';

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Checks untrusted values. No function changes its argument, and none throws. */
export interface Validator<T> {
  /** The value with its type, or its faults: all of them, up to 1,000. */
  validate(value: unknown): Result<T>;
  /** The verdict alone, which is several times faster for an invalid value. */
  is(value: unknown): value is T;
  /**
   * For readers of what an API sends: accepts additions that the API may make at any time, such as unknown members, new
   * values of open enumerations, and new forms. A fault is then a promise that the API breaks.
   */
  read(value: unknown): Result<T>;
}

/** What a generated module exports for one check. */
export function validator<T>(check: Check): Validator<T> {
  const result = (faults: readonly Fault[] | null | undefined, value: unknown): Result<T> =>
    faults?.length ? { ok: false, errors: fieldErrors(faults, value) } : { ok: true, value: value as T };
  return {
    validate: (value) => result(check(value, false), value),
    is: (value): value is T => check(value, true) === null,
    read: (value) =>
      result(
        check(value, false)?.filter((fault) => !isAddition(fault)),
        value,
      ),
  };
}
