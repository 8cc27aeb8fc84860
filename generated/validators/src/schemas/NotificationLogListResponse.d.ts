// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-log.yaml#/NotificationLogListResponse */
export declare const NotificationLogListResponse: runtime.Validator<types.NotificationLogListResponse>;

export declare const check: runtime.Check;
