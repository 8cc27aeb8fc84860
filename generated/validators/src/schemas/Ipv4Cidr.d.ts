// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/ip-list.yaml#/Ipv4Cidr */
export declare const Ipv4Cidr: runtime.Validator<types.Ipv4Cidr>;

export declare const check: runtime.Check;
