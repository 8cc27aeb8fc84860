import type { DiagnosticCode } from '../../diagnostic/catalogue.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { DocumentView } from './document-view.ts';

export type Path = readonly (string | number)[];

export interface ReportOptions extends Partial<Pick<Diagnostic, 'severity' | 'help'>> {
  readonly related?: readonly { readonly message: string; readonly path: Path }[];
  /** Reports of one code with the same key become one, at the first place, with the number of the others. */
  readonly once?: string;
}

/** Says that the value at `path` of the bundled document is wrong. `message` is one sentence without its full stop. */
export type Report = (path: Path, message: string, options?: ReportOptions) => void;

/** One thing that must hold in a document. To add one: a file in this folder, a line in `index.ts`, a code in the catalogue. */
export interface Rule {
  readonly code: DiagnosticCode;
  /** In documents of others it is a warning, since the generator makes something sensible of what breaks it. */
  readonly elsewhere?: 'warning';
  readonly check: (view: DocumentView, report: Report) => void;
}
