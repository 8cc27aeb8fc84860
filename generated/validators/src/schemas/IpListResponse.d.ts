// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/ip-list.yaml#/IpListResponse */
export declare const IpListResponse: runtime.Validator<types.IpListResponse>;

export declare const check: runtime.Check;
