// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['not_attempted', 'needs_retry', 'delivered', 'failed'];

function checkNotificationStatus(data, fast) {
  let faults = null;
  if (!(data === 'not_attempted' || data === 'needs_retry' || data === 'delivered' || data === 'failed')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/notification.yaml#/NotificationStatus */
const NotificationStatusValidator: Validator<types.NotificationStatus> =
  /* @__PURE__ */ validator(checkNotificationStatus);

export { NotificationStatusValidator as NotificationStatus, checkNotificationStatus as check };
