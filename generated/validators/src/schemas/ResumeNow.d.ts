// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-lifecycle.yaml#/ResumeNow */
export declare const ResumeNow: runtime.Validator<types.ResumeNow>;

export declare const check: runtime.Check;
