// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/api-key-exposure.yaml#/ExposureRisk */
export declare const ExposureRisk: runtime.Validator<types.ExposureRisk>;

export declare const check: runtime.Check;
