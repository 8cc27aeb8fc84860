import type { Code } from 'ajv/dist/2020.js';
import { _Code } from 'ajv/dist/compile/codegen/code.js';

import { literal } from '../../code.ts';

/** A JSON value of the document as code. Ajv's own `stringify` loses a member called `__proto__`. */
export function literalCode(value: unknown): Code {
  return new _Code(literal(value));
}
