// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [1];

function checkApiVersion(data, fast) {
  let faults = null;
  if (!(data === 1)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  if (typeof data == 'number' && isFinite(data)) {
    if (data < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minimum', { limit: 1 });
    }
  }
  return faults;
}

/** @see schemas/notification-setting.yaml#/ApiVersion */
const ApiVersionValidator: Validator<types.ApiVersion> = /* @__PURE__ */ validator(checkApiVersion);

export { ApiVersionValidator as ApiVersion, checkApiVersion as check };
