// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const ErrorTypeValidator = /* @__PURE__ */ validator(checkErrorType);

export { ErrorTypeValidator as ErrorType, checkErrorType as check };
