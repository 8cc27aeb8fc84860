// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/metrics.yaml#/chargebacks/get */
export declare const query: runtime.Validator<types.MetricsChargebacksQuery>;
/** @see operations/metrics.yaml#/chargebacks/get */
export declare const headers: runtime.Validator<types.MetricsChargebacksHeaders>;
/** @see operations/metrics.yaml#/chargebacks/get/responses/200 */
export declare const response200: runtime.Validator<types.MetricsChargebacksResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.MetricsChargebacksResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.MetricsChargebacksResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.MetricsChargebacksResponse403>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.MetricsChargebacksResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.MetricsChargebacksResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.MetricsChargebacksResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.MetricsChargebacksResponse503>;

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
