// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/notification-setting.yaml#/SecretRotationResponse */
export declare const SecretRotationResponse: runtime.Validator<types.SecretRotationResponse>;

export declare const check: runtime.Check;
