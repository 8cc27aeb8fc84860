// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification.yaml#/NotificationResponse */
export declare const NotificationResponse: runtime.Validator<types.NotificationResponse>;

export declare const check: runtime.Check;
