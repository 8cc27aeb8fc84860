// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-event.yaml#/SimulatedReply */
export declare const SimulatedReply: runtime.Validator<types.SimulatedReply>;

export declare const check: runtime.Check;
