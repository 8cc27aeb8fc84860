// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/CollectionModes */
export declare const CollectionModes: runtime.Validator<types.CollectionModes>;

export declare const check: runtime.Check;
