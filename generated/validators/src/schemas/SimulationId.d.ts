// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/SimulationId */
export declare const SimulationId: runtime.Validator<types.SimulationId>;

export declare const check: runtime.Check;
