import { diagnose, type Diagnostic, type Place } from '../../diagnostic/diagnostic.ts';
import { spellingHelp } from '../document/spelling-help.ts';
import { discriminatorMapping, type Kind, schema } from '../document/grammar.ts';
import type { Failure } from './resolve-reference.ts';

const LISTED = 5;

export interface FailedReference {
  readonly failure: Failure;
  readonly place: Place;
  /** Ends the message of a third-party document, in which a failure is a warning. */
  readonly effect: string;
}

/**
 * Reports each missing file or part of a file once. `files` are the files that were read; the name of a
 * missing file may misspell one of them.
 */
export function failureDiagnostics(failed: readonly FailedReference[], files: readonly string[]): Diagnostic[] {
  const byCause = Map.groupBy(failed, ({ failure: { code, missing, message }, place }) =>
    JSON.stringify([code, missing ?? [message, place]]),
  );
  return [...byCause.values()].map((group) => {
    const { failure, effect } = group[0]!;
    const { code, message, missing = '', help } = failure;
    // A value that is inlined in several places is resolved as often.
    const [first, ...others] = new Map(group.map(({ place }) => [JSON.stringify(place), place])).values();
    const references = others.length === 1 ? 'reference' : 'references';
    const more = others.length === 0 ? '' : ` (and ${others.length} more ${references} to it)`;
    const related = others.slice(0, LISTED).map((place) => ({ message: 'it is also referred to here', place }));
    return diagnose(code, first!, `${message}${more}${effect}`, {
      ...(effect !== '' && { severity: 'warning' }),
      ...(help !== undefined && { help }),
      ...(code === 'file-missing' && spellingHelp(missing, files)),
      ...(related.length > 0 && { related }),
    });
  });
}

/** The end of the message about an unresolved reference in a third-party document. */
export function effectWithout(kind: Kind): string {
  if (kind === schema) return ', so any value is accepted there';
  if (kind === discriminatorMapping) return ', so the mapping has no effect';
  return `, so the ${kind.name} is left out`;
}
