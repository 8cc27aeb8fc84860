// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/test-clock.yaml#/TestClockResponse */
export declare const TestClockResponse: runtime.Validator<types.TestClockResponse>;

export declare const check: runtime.Check;
