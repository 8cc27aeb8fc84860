// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/previews.yaml#/transaction-preview/post */
export declare const headers: runtime.Validator<types.TransactionsPreviewHeaders>;
/** @see operations/previews.yaml#/transaction-preview/post/requestBody */
export declare const body: runtime.Validator<types.TransactionsPreviewBody>;
/** @see operations/previews.yaml#/transaction-preview/post/responses/200 */
export declare const response200: runtime.Validator<types.TransactionsPreviewResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.TransactionsPreviewResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.TransactionsPreviewResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.TransactionsPreviewResponse403>;
/** @see responses.yaml#/ErrorPayloadTooLarge */
export declare const response413: runtime.Validator<types.TransactionsPreviewResponse413>;
/** @see responses.yaml#/ErrorUnsupportedMediaType */
export declare const response415: runtime.Validator<types.TransactionsPreviewResponse415>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.TransactionsPreviewResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.TransactionsPreviewResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.TransactionsPreviewResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.TransactionsPreviewResponse503>;

export declare const headersCheck: runtime.Check;
export declare const bodyCheck: runtime.Check;
export declare const response200Check: runtime.Check;
export declare const response400Check: runtime.Check;
export declare const response401Check: runtime.Check;
export declare const response403Check: runtime.Check;
export declare const response413Check: runtime.Check;
export declare const response415Check: runtime.Check;
export declare const response429Check: runtime.Check;
export declare const response431Check: runtime.Check;
export declare const response500Check: runtime.Check;
export declare const response503Check: runtime.Check;
