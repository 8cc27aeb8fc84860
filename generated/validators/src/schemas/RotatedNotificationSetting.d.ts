// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-setting.yaml#/RotatedNotificationSetting */
export declare const RotatedNotificationSetting: runtime.Validator<types.RotatedNotificationSetting>;

export declare const check: runtime.Check;
