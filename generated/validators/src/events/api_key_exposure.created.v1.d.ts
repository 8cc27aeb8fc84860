// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/api-key-exposure.yaml#/api_key_exposure.created.v1/post */
export declare const ApiKeyExposureCreatedV1: runtime.Validator<types.ApiKeyExposureCreatedV1>;

export declare const ApiKeyExposureCreatedV1Check: runtime.Check;
