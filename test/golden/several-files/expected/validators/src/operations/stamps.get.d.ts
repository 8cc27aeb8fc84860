// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@several-files/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/stamps.yaml#/Stamp/get */
export declare const path: runtime.Validator<types.StampsGetPath>;
/** @see operations/stamps.yaml#/Stamp/get/responses/200 */
export declare const response200: runtime.Validator<types.StampsGetResponse200>;

export declare const pathCheck: runtime.Check;
export declare const response200Check: runtime.Check;
