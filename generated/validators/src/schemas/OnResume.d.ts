// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-lifecycle.yaml#/OnResume */
export declare const OnResume: runtime.Validator<types.OnResume>;

export declare const check: runtime.Check;
