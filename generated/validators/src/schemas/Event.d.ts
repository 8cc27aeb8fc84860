// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/event.yaml#/Event */
export declare const Event: runtime.Validator<types.Event>;

export declare const check: runtime.Check;
