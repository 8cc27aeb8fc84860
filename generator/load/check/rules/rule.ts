import type { DiagnosticCode } from '../../../diagnostic/catalogue.ts';
import type { Diagnostic } from '../../../diagnostic/diagnostic.ts';
import type { JsonObject } from '../../../json.ts';
import type { Path } from '../../document/json.ts';
import type { DocumentView } from '../document-view.ts';

export interface ReportOptions extends Partial<Pick<Diagnostic, 'severity' | 'help'>> {
  readonly related?: readonly { readonly message: string; readonly path: Path }[];
  /** Findings with the same code and key are merged into one, at the first place. */
  readonly once?: string;
  /** The same, in a third-party document only. */
  readonly onceInThirdParty?: string;
  /** Keys that the object at the place lacks. */
  readonly lacks?: readonly string[];
  /** The correct name of a misspelled key at the place. */
  readonly meant?: string;
  /** Places that the conclusion depends on; an error there makes this finding a consequence. */
  readonly reads?: readonly Path[];
}

/** Reports a problem at `path` of the bundled document. `message` is one sentence without its full stop. */
export type Report = (path: Path, message: string, options?: ReportOptions) => void;

/**
 * A rule, which is an error in strict mode and a warning in a third-party document. To add one: an export in
 * this folder, a line in `index.ts`, a code in the catalogue.
 */
export interface Rule {
  readonly code: DiagnosticCode;
  readonly check: (view: DocumentView, report: Report) => void;
  /** For a rule that depends on other places of the document: which ones, for a finding at this place. */
  readonly reads?: (place: Path) => readonly Path[];
}

interface SchemaRule extends Omit<Rule, 'check'> {
  /** Checks one schema; `report` accepts paths inside it. */
  readonly check: (json: JsonObject, report: Report, view: DocumentView) => void;
}

export function schemaRule({ check, ...rest }: SchemaRule): Rule {
  return {
    ...rest,
    check(view, report) {
      for (const { json, path } of view.schemas)
        check(json, (inside, message, options) => report([...path, ...inside], message, options), view);
    },
  };
}
