// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-setting.yaml#/NotificationSettingType */
export declare const NotificationSettingType: runtime.Validator<types.NotificationSettingType>;

export declare const check: runtime.Check;
