// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/notification-settings.yaml#/rotate-secret/post */
export declare const path: runtime.Validator<types.NotificationSettingsRotateSecretPath>;
/** @see operations/notification-settings.yaml#/rotate-secret/post */
export declare const headers: runtime.Validator<types.NotificationSettingsRotateSecretHeaders>;
/** @see operations/notification-settings.yaml#/rotate-secret/post/requestBody */
export declare const body: runtime.Validator<types.NotificationSettingsRotateSecretBody>;
/** @see operations/notification-settings.yaml#/rotate-secret/post/responses/200 */
export declare const response200: runtime.Validator<types.NotificationSettingsRotateSecretResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.NotificationSettingsRotateSecretResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.NotificationSettingsRotateSecretResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.NotificationSettingsRotateSecretResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.NotificationSettingsRotateSecretResponse404>;
/** @see responses.yaml#/ErrorConflict */
export declare const response409: runtime.Validator<types.NotificationSettingsRotateSecretResponse409>;
/** @see responses.yaml#/ErrorPayloadTooLarge */
export declare const response413: runtime.Validator<types.NotificationSettingsRotateSecretResponse413>;
/** @see responses.yaml#/ErrorUnsupportedMediaType */
export declare const response415: runtime.Validator<types.NotificationSettingsRotateSecretResponse415>;
/** @see responses.yaml#/ErrorUnprocessable */
export declare const response422: runtime.Validator<types.NotificationSettingsRotateSecretResponse422>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.NotificationSettingsRotateSecretResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.NotificationSettingsRotateSecretResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.NotificationSettingsRotateSecretResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.NotificationSettingsRotateSecretResponse503>;

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
