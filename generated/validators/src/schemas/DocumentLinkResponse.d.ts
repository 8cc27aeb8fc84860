// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/document-link.yaml#/DocumentLinkResponse */
export declare const DocumentLinkResponse: runtime.Validator<types.DocumentLinkResponse>;

export declare const check: runtime.Check;
