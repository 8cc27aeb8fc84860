// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/test-clock.yaml#/TestClockTime */
export declare const TestClockTime: runtime.Validator<types.TestClockTime>;

export declare const check: runtime.Check;
