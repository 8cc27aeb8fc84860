// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/subscription-links.yaml#/update-payment-method-transaction/get */
export declare const path: runtime.Validator<types.SubscriptionsPaymentMethodTransactionPath>;
/** @see operations/subscription-links.yaml#/update-payment-method-transaction/get */
export declare const headers: runtime.Validator<types.SubscriptionsPaymentMethodTransactionHeaders>;
/** @see operations/subscription-links.yaml#/update-payment-method-transaction/get/responses/200 */
export declare const response200: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse404>;
/** @see responses.yaml#/ErrorConflict */
export declare const response409: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse409>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.SubscriptionsPaymentMethodTransactionResponse503>;

export declare const pathCheck: runtime.Check;
export declare const headersCheck: runtime.Check;
export declare const response200Check: runtime.Check;
export declare const response400Check: runtime.Check;
export declare const response401Check: runtime.Check;
export declare const response403Check: runtime.Check;
export declare const response404Check: runtime.Check;
export declare const response409Check: runtime.Check;
export declare const response429Check: runtime.Check;
export declare const response431Check: runtime.Check;
export declare const response500Check: runtime.Check;
export declare const response503Check: runtime.Check;
