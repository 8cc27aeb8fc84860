// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/event-type.yaml#/EventTypeListResponse */
export declare const EventTypeListResponse: runtime.Validator<types.EventTypeListResponse>;

export declare const check: runtime.Check;
