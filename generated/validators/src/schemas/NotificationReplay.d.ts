// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification.yaml#/NotificationReplay */
export declare const NotificationReplay: runtime.Validator<types.NotificationReplay>;

export declare const check: runtime.Check;
