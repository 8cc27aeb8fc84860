// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PreviewAddressInput */
export declare const PreviewAddressInput: runtime.Validator<types.PreviewAddressInput>;

export declare const check: runtime.Check;
