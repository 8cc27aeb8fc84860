// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/PreviewedProduct */
export declare const PreviewedProduct: runtime.Validator<types.PreviewedProduct>;

export declare const check: runtime.Check;
