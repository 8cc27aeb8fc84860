// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/business.yaml#/BusinessUpdate */
export declare const BusinessUpdate: runtime.Validator<types.BusinessUpdate>;

export declare const check: runtime.Check;
