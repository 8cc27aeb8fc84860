// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/metrics.yaml#/active-subscribers/get */
export declare const query: runtime.Validator<types.MetricsActiveSubscribersQuery>;
/** @see operations/metrics.yaml#/active-subscribers/get */
export declare const headers: runtime.Validator<types.MetricsActiveSubscribersHeaders>;
/** @see operations/metrics.yaml#/active-subscribers/get/responses/200 */
export declare const response200: runtime.Validator<types.MetricsActiveSubscribersResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.MetricsActiveSubscribersResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.MetricsActiveSubscribersResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.MetricsActiveSubscribersResponse403>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.MetricsActiveSubscribersResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.MetricsActiveSubscribersResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.MetricsActiveSubscribersResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.MetricsActiveSubscribersResponse503>;

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
