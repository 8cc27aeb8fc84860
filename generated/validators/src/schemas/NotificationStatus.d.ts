// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification.yaml#/NotificationStatus */
export declare const NotificationStatus: runtime.Validator<types.NotificationStatus>;

export declare const check: runtime.Check;
