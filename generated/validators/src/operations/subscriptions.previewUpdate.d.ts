// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/subscription-changes.yaml#/updatePreview/patch */
export declare const path: runtime.Validator<types.SubscriptionsPreviewUpdatePath>;
/** @see operations/subscription-changes.yaml#/updatePreview/patch */
export declare const headers: runtime.Validator<types.SubscriptionsPreviewUpdateHeaders>;
/** @see operations/subscription-changes.yaml#/updatePreview/patch/requestBody */
export declare const body: runtime.Validator<types.SubscriptionsPreviewUpdateBody>;
/** @see operations/subscription-changes.yaml#/updatePreview/patch/responses/200 */
export declare const response200: runtime.Validator<types.SubscriptionsPreviewUpdateResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.SubscriptionsPreviewUpdateResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.SubscriptionsPreviewUpdateResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.SubscriptionsPreviewUpdateResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.SubscriptionsPreviewUpdateResponse404>;
/** @see responses.yaml#/ErrorConflict */
export declare const response409: runtime.Validator<types.SubscriptionsPreviewUpdateResponse409>;
/** @see responses.yaml#/ErrorPayloadTooLarge */
export declare const response413: runtime.Validator<types.SubscriptionsPreviewUpdateResponse413>;
/** @see responses.yaml#/ErrorUnsupportedMediaType */
export declare const response415: runtime.Validator<types.SubscriptionsPreviewUpdateResponse415>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.SubscriptionsPreviewUpdateResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.SubscriptionsPreviewUpdateResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.SubscriptionsPreviewUpdateResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.SubscriptionsPreviewUpdateResponse503>;

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
