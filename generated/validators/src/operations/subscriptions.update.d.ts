// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/subscriptions.yaml#/subscription/patch */
export declare const path: runtime.Validator<types.SubscriptionsUpdatePath>;
/** @see operations/subscriptions.yaml#/subscription/patch */
export declare const headers: runtime.Validator<types.SubscriptionsUpdateHeaders>;
/** @see operations/subscriptions.yaml#/subscription/patch/requestBody */
export declare const body: runtime.Validator<types.SubscriptionsUpdateBody>;
/** @see operations/subscriptions.yaml#/subscription/patch/responses/200 */
export declare const response200: runtime.Validator<types.SubscriptionsUpdateResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.SubscriptionsUpdateResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.SubscriptionsUpdateResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.SubscriptionsUpdateResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.SubscriptionsUpdateResponse404>;
/** @see responses.yaml#/ErrorConflict */
export declare const response409: runtime.Validator<types.SubscriptionsUpdateResponse409>;
/** @see responses.yaml#/ErrorPayloadTooLarge */
export declare const response413: runtime.Validator<types.SubscriptionsUpdateResponse413>;
/** @see responses.yaml#/ErrorUnsupportedMediaType */
export declare const response415: runtime.Validator<types.SubscriptionsUpdateResponse415>;
/** @see responses.yaml#/ErrorUnprocessable */
export declare const response422: runtime.Validator<types.SubscriptionsUpdateResponse422>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.SubscriptionsUpdateResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.SubscriptionsUpdateResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.SubscriptionsUpdateResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.SubscriptionsUpdateResponse503>;

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
export declare const response422Check: runtime.Check;
export declare const response429Check: runtime.Check;
export declare const response431Check: runtime.Check;
export declare const response500Check: runtime.Check;
export declare const response503Check: runtime.Check;
