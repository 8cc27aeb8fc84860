// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/customer.yaml#/customer.updated.v1/post */
export declare const CustomerUpdatedV1: runtime.Validator<types.CustomerUpdatedV1>;

export declare const CustomerUpdatedV1Check: runtime.Check;
