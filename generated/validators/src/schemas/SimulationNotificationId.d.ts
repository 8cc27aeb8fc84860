// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/SimulationNotificationId */
export declare const SimulationNotificationId: runtime.Validator<types.SimulationNotificationId>;

export declare const check: runtime.Check;
