// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PreviewedPrice */
export declare const PreviewedPrice: runtime.Validator<types.PreviewedPrice>;

export declare const check: runtime.Check;
