// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/event.yaml#/EventPayload */
export declare const EventPayload: runtime.Validator<types.EventPayload>;

export declare const check: runtime.Check;
