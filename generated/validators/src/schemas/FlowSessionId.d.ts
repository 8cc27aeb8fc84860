// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/FlowSessionId */
export declare const FlowSessionId: runtime.Validator<types.FlowSessionId>;

export declare const check: runtime.Check;
