export type { FieldError } from './field-errors.ts';
export type { Result, Validator } from './validator.ts';
