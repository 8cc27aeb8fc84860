// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/api-key-exposure.yaml#/ExposureAction */
export declare const ExposureAction: runtime.Validator<types.ExposureAction>;

export declare const check: runtime.Check;
