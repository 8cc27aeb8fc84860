// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/adjustment.yaml#/AdjustmentCreatedEventV1 */
export declare const AdjustmentCreatedEventV1: runtime.Validator<types.AdjustmentCreatedEventV1>;

export declare const check: runtime.Check;
