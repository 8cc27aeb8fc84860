// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/flow-session.yaml#/FlowSession */
export declare const FlowSession: runtime.Validator<types.FlowSession>;

export declare const check: runtime.Check;
