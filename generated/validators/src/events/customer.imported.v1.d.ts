// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/customer.yaml#/customer.imported.v1/post */
export declare const CustomerImportedV1: runtime.Validator<types.CustomerImportedV1>;

export declare const CustomerImportedV1Check: runtime.Check;
