// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-run.yaml#/SingleEventRun */
export declare const SingleEventRun: runtime.Validator<types.SingleEventRun>;

export declare const check: runtime.Check;
