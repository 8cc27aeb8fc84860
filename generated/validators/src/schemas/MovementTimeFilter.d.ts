// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/MovementTimeFilter */
export declare const MovementTimeFilter: runtime.Validator<types.MovementTimeFilter>;

export declare const check: runtime.Check;
