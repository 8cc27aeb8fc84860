// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/business.yaml#/BusinessContact */
export declare const BusinessContact: runtime.Validator<types.BusinessContact>;

export declare const check: runtime.Check;
