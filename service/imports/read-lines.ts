import type { FieldFault } from '../common/errors.ts';
import { unstorableRequestValues } from '../http/unstorable-request-values.ts';
import type { LineFaults } from './import-error.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** A line with an object that the service can store. */
export interface Line {
  readonly line: number;
  readonly members: JsonObject;
}

/** Reads one JSON object per line; ignores empty lines. */
export function readLines(text: string): { readonly lines: readonly Line[]; readonly invalid: readonly LineFaults[] } {
  const lines: Line[] = [];
  const invalid: LineFaults[] = [];
  for (const [index, json] of text.split('\n').entries()) {
    if (json.trim() === '') continue;
    const line = index + 1;
    const members = parsedObject(json);
    const faults: readonly FieldFault[] =
      members === undefined
        ? [{ field: '', message: 'must be one JSON object' }]
        : unstorableRequestValues(members, json).map(({ field, message }) => ({ field, message }));
    if (faults.length > 0) invalid.push({ line, faults });
    else if (members !== undefined) lines.push({ line, members });
  }
  return { lines, invalid };
}

function parsedObject(json: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
