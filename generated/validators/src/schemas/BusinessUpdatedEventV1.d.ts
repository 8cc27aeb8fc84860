// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/business.yaml#/BusinessUpdatedEventV1 */
export declare const BusinessUpdatedEventV1: runtime.Validator<types.BusinessUpdatedEventV1>;

export declare const check: runtime.Check;
