// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/api-key-exposure.yaml#/ExposureSource */
export declare const ExposureSource: runtime.Validator<types.ExposureSource>;

export declare const check: runtime.Check;
