// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification.yaml#/Notification */
export declare const Notification: runtime.Validator<types.Notification>;

export declare const check: runtime.Check;
