// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/metric.yaml#/CountSeries */
export declare const CountSeries: runtime.Validator<types.CountSeries>;

export declare const check: runtime.Check;
