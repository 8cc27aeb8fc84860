// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['email', 'url'];

function checkNotificationSettingType(data, fast) {
  let faults = null;
  if (!(data === 'email' || data === 'url')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/notification-setting.yaml#/NotificationSettingType */
const NotificationSettingTypeValidator: Validator<types.NotificationSettingType> =
  /* @__PURE__ */ validator(checkNotificationSettingType);

export { NotificationSettingTypeValidator as NotificationSettingType, checkNotificationSettingType as check };
