// Generated from spec.yaml by `npm run generate`. Do not edit.
export type { Check, Fault } from './fault.ts';
export { type FieldError, fieldErrors } from './field-errors.ts';
export { isAddition } from './fault.ts';
export type { Result, Validator } from './validator.ts';
