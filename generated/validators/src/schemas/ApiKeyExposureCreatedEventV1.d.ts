// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key-exposure.yaml#/ApiKeyExposureCreatedEventV1 */
export declare const ApiKeyExposureCreatedEventV1: runtime.Validator<types.ApiKeyExposureCreatedEventV1>;

export declare const check: runtime.Check;
