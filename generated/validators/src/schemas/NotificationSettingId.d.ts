// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/NotificationSettingId */
export declare const NotificationSettingId: runtime.Validator<types.NotificationSettingId>;

export declare const check: runtime.Check;
