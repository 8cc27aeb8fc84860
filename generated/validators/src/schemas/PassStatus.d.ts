// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/flow-session.yaml#/PassStatus */
export declare const PassStatus: runtime.Validator<types.PassStatus>;

export declare const check: runtime.Check;
