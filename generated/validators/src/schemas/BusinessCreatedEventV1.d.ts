// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/business.yaml#/BusinessCreatedEventV1 */
export declare const BusinessCreatedEventV1: runtime.Validator<types.BusinessCreatedEventV1>;

export declare const check: runtime.Check;
