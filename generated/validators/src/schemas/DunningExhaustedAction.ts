// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['subscription_paused', 'subscription_canceled'];

function checkDunningExhaustedAction(data, fast) {
  let faults = null;
  if (!(data === 'subscription_paused' || data === 'subscription_canceled')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/simulation-config.yaml#/DunningExhaustedAction */
const DunningExhaustedActionValidator: Validator<types.DunningExhaustedAction> =
  /* @__PURE__ */ validator(checkDunningExhaustedAction);

export { DunningExhaustedActionValidator as DunningExhaustedAction, checkDunningExhaustedAction as check };
