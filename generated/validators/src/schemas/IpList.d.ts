// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/ip-list.yaml#/IpList */
export declare const IpList: runtime.Validator<types.IpList>;

export declare const check: runtime.Check;
