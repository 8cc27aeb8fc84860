// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/document-link.yaml#/DocumentLink */
export declare const DocumentLink: runtime.Validator<types.DocumentLink>;

export declare const check: runtime.Check;
