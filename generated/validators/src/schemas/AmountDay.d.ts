// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/metric.yaml#/AmountDay */
export declare const AmountDay: runtime.Validator<types.AmountDay>;

export declare const check: runtime.Check;
