// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/notification-settings.yaml#/notification-setting/patch */
export declare const path: runtime.Validator<types.NotificationSettingsUpdatePath>;
/** @see operations/notification-settings.yaml#/notification-setting/patch */
export declare const headers: runtime.Validator<types.NotificationSettingsUpdateHeaders>;
/** @see operations/notification-settings.yaml#/notification-setting/patch/requestBody */
export declare const body: runtime.Validator<types.NotificationSettingsUpdateBody>;
/** @see operations/notification-settings.yaml#/notification-setting/patch/responses/200 */
export declare const response200: runtime.Validator<types.NotificationSettingsUpdateResponse200>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.NotificationSettingsUpdateResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.NotificationSettingsUpdateResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.NotificationSettingsUpdateResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.NotificationSettingsUpdateResponse404>;
/** @see responses.yaml#/ErrorConflict */
export declare const response409: runtime.Validator<types.NotificationSettingsUpdateResponse409>;
/** @see responses.yaml#/ErrorPayloadTooLarge */
export declare const response413: runtime.Validator<types.NotificationSettingsUpdateResponse413>;
/** @see responses.yaml#/ErrorUnsupportedMediaType */
export declare const response415: runtime.Validator<types.NotificationSettingsUpdateResponse415>;
/** @see responses.yaml#/ErrorUnprocessable */
export declare const response422: runtime.Validator<types.NotificationSettingsUpdateResponse422>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.NotificationSettingsUpdateResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.NotificationSettingsUpdateResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.NotificationSettingsUpdateResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.NotificationSettingsUpdateResponse503>;

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
