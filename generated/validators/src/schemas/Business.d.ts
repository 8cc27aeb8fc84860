// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/business.yaml#/Business */
export declare const Business: runtime.Validator<types.Business>;

export declare const check: runtime.Check;
