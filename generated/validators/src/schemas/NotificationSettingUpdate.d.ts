// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-setting.yaml#/NotificationSettingUpdate */
export declare const NotificationSettingUpdate: runtime.Validator<types.NotificationSettingUpdate>;

export declare const check: runtime.Check;
