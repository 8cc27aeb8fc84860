// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-setting.yaml#/Deactivation */
export declare const Deactivation: runtime.Validator<types.Deactivation>;

export declare const check: runtime.Check;
