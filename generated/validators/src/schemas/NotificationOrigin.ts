// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['event', 'replay'];

function checkNotificationOrigin(data, fast) {
  let faults = null;
  if (!(data === 'event' || data === 'replay')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/notification.yaml#/NotificationOrigin */
const NotificationOriginValidator: Validator<types.NotificationOrigin> =
  /* @__PURE__ */ validator(checkNotificationOrigin);

export { NotificationOriginValidator as NotificationOrigin, checkNotificationOrigin as check };
