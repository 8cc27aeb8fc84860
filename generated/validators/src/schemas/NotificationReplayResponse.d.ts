// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification.yaml#/NotificationReplayResponse */
export declare const NotificationReplayResponse: runtime.Validator<types.NotificationReplayResponse>;

export declare const check: runtime.Check;
