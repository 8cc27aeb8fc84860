// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['open', 'completed', 'abandoned'];

function checkPassStatus(data, fast) {
  let faults = null;
  if (!(data === 'open' || data === 'completed' || data === 'abandoned')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/flow-session.yaml#/PassStatus */
const PassStatusValidator: Validator<types.PassStatus> = /* @__PURE__ */ validator(checkPassStatus);

export { PassStatusValidator as PassStatus, checkPassStatus as check };
