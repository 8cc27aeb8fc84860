import { diagnose } from '../../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import { spellingHelp } from '../document/spelling-help.ts';
import { discriminatorMapping, type Kind, schema } from '../document/grammar.ts';
import type { Failure } from './resolve-reference.ts';

const LISTED = 5;

interface Group {
  readonly failure: Failure;
  readonly effect: string;
  readonly places: Map<string, Place>;
}

/** Collects unresolved references, and reports each missing file or part of a file once. */
export class ReferenceFailures {
  private readonly byCause = new Map<string, Group>();

  /** `effect` ends the message of a third-party document, in which a failure is a warning. */
  add(failure: Failure, place: Place, effect: string): void {
    // A value that is inlined in several places is resolved as often.
    const at = JSON.stringify(place);
    const cause = `${failure.code} ${failure.missing ?? `${failure.message} ${at}`}`;
    const group = this.byCause.get(cause) ?? { failure, effect, places: new Map<string, Place>() };
    group.places.set(at, place);
    this.byCause.set(cause, group);
  }

  hasRemote(): boolean {
    return [...this.byCause.values()].some(({ failure }) => failure.code === 'ref-remote');
  }

  /** The places of all unresolved references. */
  places(): Place[] {
    return [...this.byCause.values()].flatMap(({ places }) => [...places.values()]);
  }

  /** `files` are the files that were read; the name of a missing file may misspell one of them. */
  diagnostics(files: readonly string[]): Diagnostic[] {
    return [...this.byCause.values()].map(({ failure, effect, places }) => {
      const { code, message, missing = '', help } = failure;
      const [first, ...others] = places.values();
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
}

/**
 * The end of a message about an unresolved reference in a third-party document, in the place of this kind.
 */
export function effectWithout(kind: Kind): string {
  if (kind === schema) return ', so any value is accepted there';
  if (kind === discriminatorMapping) return ', so the mapping has no effect';
  return `, so the ${kind.name} is left out`;
}
