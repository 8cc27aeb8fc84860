// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/subscription-changes.yaml#/chargePreview/post */
export declare const path: runtime.Validator<types.SubscriptionsPreviewChargePath>;
/** @see operations/subscription-changes.yaml#/chargePreview/post */
export declare const headers: runtime.Validator<types.SubscriptionsPreviewChargeHeaders>;
/** @see operations/subscription-changes.yaml#/chargePreview/post/requestBody */
export declare const body: runtime.Validator<types.SubscriptionsPreviewChargeBody>;
/** @see operations/subscription-changes.yaml#/chargePreview/post/responses/200 */
export declare const response200: runtime.Validator<types.SubscriptionsPreviewChargeResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.SubscriptionsPreviewChargeResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.SubscriptionsPreviewChargeResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.SubscriptionsPreviewChargeResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.SubscriptionsPreviewChargeResponse404>;
/** @see responses.yaml#/ErrorConflict */
export declare const response409: runtime.Validator<types.SubscriptionsPreviewChargeResponse409>;
/** @see responses.yaml#/ErrorPayloadTooLarge */
export declare const response413: runtime.Validator<types.SubscriptionsPreviewChargeResponse413>;
/** @see responses.yaml#/ErrorUnsupportedMediaType */
export declare const response415: runtime.Validator<types.SubscriptionsPreviewChargeResponse415>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.SubscriptionsPreviewChargeResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.SubscriptionsPreviewChargeResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.SubscriptionsPreviewChargeResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.SubscriptionsPreviewChargeResponse503>;

export declare const pathCheck: runtime.Check;
export declare const headersCheck: runtime.Check;
export declare const bodyCheck: runtime.Check;
export declare const response200Check: runtime.Check;
export declare const response400Check: runtime.Check;
export declare const response401Check: runtime.Check;
export declare const response403Check: runtime.Check;
export declare const response404Check: runtime.Check;
export declare const response409Check: runtime.Check;
export declare const response413Check: runtime.Check;
export declare const response415Check: runtime.Check;
export declare const response429Check: runtime.Check;
export declare const response431Check: runtime.Check;
export declare const response500Check: runtime.Check;
export declare const response503Check: runtime.Check;
