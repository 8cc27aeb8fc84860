// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-setting.yaml#/NotificationSetting */
export declare const NotificationSetting: runtime.Validator<types.NotificationSetting>;

export declare const check: runtime.Check;
