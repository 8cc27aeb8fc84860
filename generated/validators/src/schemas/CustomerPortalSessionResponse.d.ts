// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/customer-portal-session.yaml#/CustomerPortalSessionResponse */
export declare const CustomerPortalSessionResponse: runtime.Validator<types.CustomerPortalSessionResponse>;

export declare const check: runtime.Check;
