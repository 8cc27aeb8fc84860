// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/billing.yaml#/Proration */
export declare const Proration: runtime.Validator<types.Proration>;

export declare const check: runtime.Check;
