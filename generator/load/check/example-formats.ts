import { format } from '@cfworker/json-schema';

// OpenAPI has no format `url`, and the generated validators don't check it.
const { url: _, ...formats } = format;

/** Formats for examples, those of the interpreter and of numbers; the generated validators are stricter. */
export const exampleFormats = {
  ...formats,
  int32: { type: 'number', validate: (number: number) => Number.isInteger(number) && Math.abs(number) <= 2 ** 31 },
  int64: { type: 'number', validate: (number: number) => Number.isInteger(number) },
} as const;
