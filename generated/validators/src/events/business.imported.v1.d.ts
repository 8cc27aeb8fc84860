// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/business.yaml#/business.imported.v1/post */
export declare const BusinessImportedV1: runtime.Validator<types.BusinessImportedV1>;

export declare const BusinessImportedV1Check: runtime.Check;
