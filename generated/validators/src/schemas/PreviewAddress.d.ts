// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PreviewAddress */
export declare const PreviewAddress: runtime.Validator<types.PreviewAddress>;

export declare const check: runtime.Check;
