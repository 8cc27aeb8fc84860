// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['cancel', 'pause', 'resume'];

function checkScheduledAction(data, fast) {
  let faults = null;
  if (!(data === 'cancel' || data === 'pause' || data === 'resume')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/subscription.yaml#/ScheduledAction */
const ScheduledActionValidator: Validator<types.ScheduledAction> = /* @__PURE__ */ validator(checkScheduledAction);

export { ScheduledActionValidator as ScheduledAction, checkScheduledAction as check };
