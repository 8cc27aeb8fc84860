// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/event.yaml#/EventEnvelope */
export declare const EventEnvelope: runtime.Validator<types.EventEnvelope>;

export declare const check: runtime.Check;
