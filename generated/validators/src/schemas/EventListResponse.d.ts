// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/event.yaml#/EventListResponse */
export declare const EventListResponse: runtime.Validator<types.EventListResponse>;

export declare const check: runtime.Check;
