// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/customer-portal-session.yaml#/CustomerPortalUrls */
export declare const CustomerPortalUrls: runtime.Validator<types.CustomerPortalUrls>;

export declare const check: runtime.Check;
