// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see operations/notification-settings.yaml#/notification-setting/delete */
export declare const path: runtime.Validator<types.NotificationSettingsDeletePath>;
/** @see operations/notification-settings.yaml#/notification-setting/delete */
export declare const headers: runtime.Validator<types.NotificationSettingsDeleteHeaders>;
/** @see responses.yaml#/ErrorBadRequest */
export declare const response400: runtime.Validator<types.NotificationSettingsDeleteResponse400>;
/** @see responses.yaml#/ErrorUnauthorized */
export declare const response401: runtime.Validator<types.NotificationSettingsDeleteResponse401>;
/** @see responses.yaml#/ErrorForbidden */
export declare const response403: runtime.Validator<types.NotificationSettingsDeleteResponse403>;
/** @see responses.yaml#/ErrorNotFound */
export declare const response404: runtime.Validator<types.NotificationSettingsDeleteResponse404>;
/** @see responses.yaml#/ErrorTooManyRequests */
export declare const response429: runtime.Validator<types.NotificationSettingsDeleteResponse429>;
/** @see responses.yaml#/ErrorHeadersTooLarge */
export declare const response431: runtime.Validator<types.NotificationSettingsDeleteResponse431>;
/** @see responses.yaml#/ErrorInternal */
export declare const response500: runtime.Validator<types.NotificationSettingsDeleteResponse500>;
/** @see responses.yaml#/ErrorUnavailable */
export declare const response503: runtime.Validator<types.NotificationSettingsDeleteResponse503>;

export declare const pathCheck: runtime.Check;
export declare const headersCheck: runtime.Check;
export declare const response400Check: runtime.Check;
export declare const response401Check: runtime.Check;
export declare const response403Check: runtime.Check;
export declare const response404Check: runtime.Check;
export declare const response429Check: runtime.Check;
export declare const response431Check: runtime.Check;
export declare const response500Check: runtime.Check;
export declare const response503Check: runtime.Check;
