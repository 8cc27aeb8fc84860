// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['request_error', 'api_error'];

function checkErrorType(data, fast) {
  let faults = null;
  if (!(data === 'request_error' || data === 'api_error')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/shared.yaml#/ErrorType */
const ErrorTypeValidator: Validator<types.ErrorType> = /* @__PURE__ */ validator(checkErrorType);

export { ErrorTypeValidator as ErrorType, checkErrorType as check };
