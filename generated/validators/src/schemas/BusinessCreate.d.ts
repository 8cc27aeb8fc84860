// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/business.yaml#/BusinessCreate */
export declare const BusinessCreate: runtime.Validator<types.BusinessCreate>;

export declare const check: runtime.Check;
