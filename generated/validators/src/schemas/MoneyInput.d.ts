// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/MoneyInput */
export declare const MoneyInput: runtime.Validator<types.MoneyInput>;

export declare const check: runtime.Check;
