// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-setting.yaml#/TrafficSource */
export declare const TrafficSource: runtime.Validator<types.TrafficSource>;

export declare const check: runtime.Check;
