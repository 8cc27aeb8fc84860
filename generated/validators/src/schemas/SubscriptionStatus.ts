// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['active', 'canceled', 'past_due', 'paused', 'trialing'];

function checkSubscriptionStatus(data, fast) {
  let faults = null;
  if (!(data === 'active' || data === 'canceled' || data === 'past_due' || data === 'paused' || data === 'trialing')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/subscription.yaml#/SubscriptionStatus */
const SubscriptionStatusValidator: Validator<types.SubscriptionStatus> =
  /* @__PURE__ */ validator(checkSubscriptionStatus);

export { SubscriptionStatusValidator as SubscriptionStatus, checkSubscriptionStatus as check };
