// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/business.yaml#/BusinessListResponse */
export declare const BusinessListResponse: runtime.Validator<types.BusinessListResponse>;

export declare const check: runtime.Check;
