// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-setting.yaml#/NotificationSettingResponse */
export declare const NotificationSettingResponse: runtime.Validator<types.NotificationSettingResponse>;

export declare const check: runtime.Check;
