// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-event.yaml#/SimulationEventListResponse */
export declare const SimulationEventListResponse: runtime.Validator<types.SimulationEventListResponse>;

export declare const check: runtime.Check;
