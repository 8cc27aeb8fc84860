// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/payment-methods.yaml#/payment-method/delete */
export declare const path: runtime.Validator<types.PaymentMethodsDeletePath>;
/** @see operations/payment-methods.yaml#/payment-method/delete */
export declare const headers: runtime.Validator<types.PaymentMethodsDeleteHeaders>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.PaymentMethodsDeleteResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.PaymentMethodsDeleteResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.PaymentMethodsDeleteResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.PaymentMethodsDeleteResponse404>;
/** @see responses.yaml#/ErrorConflict */
export declare const response409: runtime.Validator<types.PaymentMethodsDeleteResponse409>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.PaymentMethodsDeleteResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.PaymentMethodsDeleteResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.PaymentMethodsDeleteResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.PaymentMethodsDeleteResponse503>;

export declare const pathCheck: runtime.Check;
export declare const headersCheck: runtime.Check;
export declare const response400Check: runtime.Check;
export declare const response401Check: runtime.Check;
export declare const response403Check: runtime.Check;
export declare const response404Check: runtime.Check;
export declare const response409Check: runtime.Check;
export declare const response429Check: runtime.Check;
export declare const response431Check: runtime.Check;
export declare const response500Check: runtime.Check;
export declare const response503Check: runtime.Check;
