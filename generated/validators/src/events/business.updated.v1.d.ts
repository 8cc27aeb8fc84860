// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/business.yaml#/business.updated.v1/post */
export declare const BusinessUpdatedV1: runtime.Validator<types.BusinessUpdatedV1>;

export declare const BusinessUpdatedV1Check: runtime.Check;
