import { isObject } from '../model/canonical.ts';
import type { Spot } from './change.ts';
import type { Side } from './side.ts';

/** The code of an error for a wrong field, where the document has it. */
const CODE = 'invalid_field';

/** The error that a client gets for a value that these parts of requests no longer accept. */
export function errorFor(spots: readonly Spot[], side: Side): string {
  const entry = side.at(['x-error-catalogue', CODE]);
  const isField = spots.every(({ part = '' }) => /^(body|query)/.test(part));
  return isField && isObject(entry) ? `${String(entry['status'])} \`${CODE}\`` : 'an error';
}
