// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/customer-portal-sessions.yaml#/portal-sessions/post */
export declare const path: runtime.Validator<types.CustomerPortalSessionsCreatePath>;
/** @see operations/customer-portal-sessions.yaml#/portal-sessions/post */
export declare const headers: runtime.Validator<types.CustomerPortalSessionsCreateHeaders>;
/** @see operations/customer-portal-sessions.yaml#/portal-sessions/post/requestBody */
export declare const body: runtime.Validator<types.CustomerPortalSessionsCreateBody>;
/** @see operations/customer-portal-sessions.yaml#/portal-sessions/post/responses/201 */
export declare const response201: runtime.Validator<types.CustomerPortalSessionsCreateResponse201>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.CustomerPortalSessionsCreateResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.CustomerPortalSessionsCreateResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.CustomerPortalSessionsCreateResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.CustomerPortalSessionsCreateResponse404>;
/** @see responses.yaml#/ErrorConflict */
export declare const response409: runtime.Validator<types.CustomerPortalSessionsCreateResponse409>;
/** @see responses.yaml#/ErrorPayloadTooLarge */
export declare const response413: runtime.Validator<types.CustomerPortalSessionsCreateResponse413>;
/** @see responses.yaml#/ErrorUnsupportedMediaType */
export declare const response415: runtime.Validator<types.CustomerPortalSessionsCreateResponse415>;
/** @see responses.yaml#/ErrorUnprocessable */
export declare const response422: runtime.Validator<types.CustomerPortalSessionsCreateResponse422>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.CustomerPortalSessionsCreateResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.CustomerPortalSessionsCreateResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.CustomerPortalSessionsCreateResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.CustomerPortalSessionsCreateResponse503>;

export declare const pathCheck: runtime.Check;
export declare const headersCheck: runtime.Check;
export declare const bodyCheck: runtime.Check;
export declare const response201Check: runtime.Check;
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
