// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/transaction-revision.yaml#/RevisedBusiness */
export declare const RevisedBusiness: runtime.Validator<types.RevisedBusiness>;

export declare const check: runtime.Check;
