// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-log.yaml#/NotificationLog */
export declare const NotificationLog: runtime.Validator<types.NotificationLog>;

export declare const check: runtime.Check;
