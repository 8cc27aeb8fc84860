// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/business.yaml#/BusinessResponse */
export declare const BusinessResponse: runtime.Validator<types.BusinessResponse>;

export declare const check: runtime.Check;
