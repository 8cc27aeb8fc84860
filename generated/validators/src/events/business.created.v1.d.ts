// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/business.yaml#/business.created.v1/post */
export declare const BusinessCreatedV1: runtime.Validator<types.BusinessCreatedV1>;

export declare const BusinessCreatedV1Check: runtime.Check;
