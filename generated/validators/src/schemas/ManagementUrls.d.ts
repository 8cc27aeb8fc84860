// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription.yaml#/ManagementUrls */
export declare const ManagementUrls: runtime.Validator<types.ManagementUrls>;

export declare const check: runtime.Check;
