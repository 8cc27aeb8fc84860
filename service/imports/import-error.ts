import type { FieldFault, ServiceError } from '../common/errors.ts';
import { OperatorError } from '../common/operator-error.ts';

/** More lines with faults are only counted. */
const SHOWN_LINES = 20;

export interface LineFaults {
  /** From 1, as editors count. */
  readonly line: number;
  readonly faults: readonly FieldFault[];
}

/** The error of a file with invalid lines. */
export function invalidLines(file: string, all: readonly LineFaults[]): OperatorError {
  const lines = all
    .slice(0, SHOWN_LINES)
    .map(({ line, faults }) => `  line ${line}: ${faults.map(faultText).join('; ')}`);
  const more = all.length > SHOWN_LINES ? [`  and ${all.length - SHOWN_LINES} more lines`] : [];
  return new OperatorError([`Nothing was imported from ${file}. Correct these lines:`, ...lines, ...more].join('\n'));
}

/** The faults of a line that a rule of the API rejects. */
export function faultsOf({ fields, message }: ServiceError): readonly FieldFault[] {
  return fields.length > 0 ? fields : [{ field: '', message }];
}

function faultText({ field, message }: FieldFault): string {
  return `${field} ${message}`.trim();
}
