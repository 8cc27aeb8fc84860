import type { Diagnostic, DiagnosticCode } from '../../../diagnostic/diagnostic.ts';
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
  /** The places that the finding depends on, if not those that `consequences.ts` lists for its code. */
  readonly reads?: readonly Path[];
}

/** Reports a problem at `path` of the bundled document. `message` is one sentence without its full stop. */
export type Report = (path: Path, message: string, options?: ReportOptions) => void;

/**
 * A rule, which is an error in strict mode and a warning in a third-party document. To add one: an entry in
 * a list of this folder, or an export and an entry in `index.ts`; and a code in the catalogue.
 */
export interface Rule {
  readonly code: DiagnosticCode;
  readonly check: (view: DocumentView, report: Report) => void;
}

export function rule(code: DiagnosticCode, check: Rule['check']): Rule {
  return { code, check };
}

/** A rule about single schemas; `report` accepts paths inside the schema. */
export function schemaRule(
  code: DiagnosticCode,
  check: (json: JsonObject, report: Report, view: DocumentView) => void,
): Rule {
  return rule(code, (view, report) => {
    for (const { json, path } of view.schemas)
      check(json, (inside, message, options) => report([...path, ...inside], message, options), view);
  });
}
