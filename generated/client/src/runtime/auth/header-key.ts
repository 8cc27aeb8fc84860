// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Scheme } from './scheme.ts';

/** A credential in a header; `text` writes its value. */
export function headerKey<Value = string>(
  name: string,
  text: (value: Value) => string = (value) => value as string,
): Scheme<Value> {
  return {
    isIn: ({ headers }) => Object.hasOwn(headers, name),
    add({ headers }, value) {
      headers[name] = text(value);
    },
  };
}
