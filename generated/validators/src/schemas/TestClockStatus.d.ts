// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/test-clock.yaml#/TestClockStatus */
export declare const TestClockStatus: runtime.Validator<types.TestClockStatus>;

export declare const check: runtime.Check;
