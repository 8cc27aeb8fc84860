// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/metrics.yaml#/checkout-conversion/get */
export declare const query: runtime.Validator<types.MetricsCheckoutConversionQuery>;
/** @see operations/metrics.yaml#/checkout-conversion/get */
export declare const headers: runtime.Validator<types.MetricsCheckoutConversionHeaders>;
/** @see operations/metrics.yaml#/checkout-conversion/get/responses/200 */
export declare const response200: runtime.Validator<types.MetricsCheckoutConversionResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.MetricsCheckoutConversionResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.MetricsCheckoutConversionResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.MetricsCheckoutConversionResponse403>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.MetricsCheckoutConversionResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.MetricsCheckoutConversionResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.MetricsCheckoutConversionResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.MetricsCheckoutConversionResponse503>;

export declare const queryCheck: runtime.Check;
export declare const headersCheck: runtime.Check;
export declare const response200Check: runtime.Check;
export declare const response400Check: runtime.Check;
export declare const response401Check: runtime.Check;
export declare const response403Check: runtime.Check;
export declare const response429Check: runtime.Check;
export declare const response431Check: runtime.Check;
export declare const response500Check: runtime.Check;
export declare const response503Check: runtime.Check;
