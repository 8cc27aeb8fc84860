import type { DiagnosticCode } from '../../../diagnostic/catalogue.ts';
import type { Diagnostic } from '../../../diagnostic/diagnostic.ts';
import type { DocumentView } from '../document-view.ts';

export type Path = readonly (string | number)[];

export interface ReportOptions extends Partial<Pick<Diagnostic, 'severity' | 'help'>> {
  readonly related?: readonly { readonly message: string; readonly path: Path }[];
  /** Reports of one code with the same key become one, at the first place, with the number of the others. */
  readonly once?: string;
  /** Keys that the object at the place lacks: the finding is about these and not about the object as a whole. */
  readonly lacks?: readonly string[];
  /** The key that a misspelt key at the place means. */
  readonly meant?: string;
  /** What the finding was concluded from: it is left out when a mistake in what these lead to has been reported. */
  readonly reads?: readonly Path[];
}

/** Says that the value at `path` of the bundled document is wrong. `message` is one sentence without its full stop. */
export type Report = (path: Path, message: string, options?: ReportOptions) => void;

/** One thing that must hold in a document. To add one: a file in this folder, a line in `index.ts`, a code in the catalogue. */
export interface Rule {
  readonly code: DiagnosticCode;
  /** In documents of others it is a warning, since the generator makes something sensible of what breaks it. */
  readonly thirdParty?: 'warning';
  readonly check: (view: DocumentView, report: Report) => void;
  /** For a rule that looks further than at its place: what of the document it draws its conclusions about this place from. */
  readonly reads?: (place: Path) => readonly Path[];
}
