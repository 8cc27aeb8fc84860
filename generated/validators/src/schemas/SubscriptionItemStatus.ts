// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['active', 'inactive', 'trialing'];

function checkSubscriptionItemStatus(data, fast) {
  let faults = null;
  if (!(data === 'active' || data === 'inactive' || data === 'trialing')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/subscription.yaml#/SubscriptionItemStatus */
const SubscriptionItemStatusValidator: Validator<types.SubscriptionItemStatus> =
  /* @__PURE__ */ validator(checkSubscriptionItemStatus);

export { SubscriptionItemStatusValidator as SubscriptionItemStatus, checkSubscriptionItemStatus as check };
