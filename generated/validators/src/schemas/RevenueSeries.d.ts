// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/metric.yaml#/RevenueSeries */
export declare const RevenueSeries: runtime.Validator<types.RevenueSeries>;

export declare const check: runtime.Check;
