// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/metric.yaml#/ConversionDay */
export declare const ConversionDay: runtime.Validator<types.ConversionDay>;

export declare const check: runtime.Check;
