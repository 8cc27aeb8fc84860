// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/test-clock.yaml#/TestClock */
export declare const TestClock: runtime.Validator<types.TestClock>;

export declare const check: runtime.Check;
