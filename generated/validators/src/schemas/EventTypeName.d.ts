// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/event-type.yaml#/EventTypeName */
export declare const EventTypeName: runtime.Validator<types.EventTypeName>;

export declare const check: runtime.Check;
