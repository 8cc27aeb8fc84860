// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-change.yaml#/UpdateSummary */
export declare const UpdateSummary: runtime.Validator<types.UpdateSummary>;

export declare const check: runtime.Check;
