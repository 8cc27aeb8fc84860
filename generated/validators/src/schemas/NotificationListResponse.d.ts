// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification.yaml#/NotificationListResponse */
export declare const NotificationListResponse: runtime.Validator<types.NotificationListResponse>;

export declare const check: runtime.Check;
