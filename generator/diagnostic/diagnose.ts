import { catalogue, type DiagnosticCode, severityOf } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Place } from './place.ts';

/** `message` is one sentence without its full stop. `over` replaces the severity and help of the code. */
export function diagnose(
  code: DiagnosticCode,
  place: Place,
  message: string,
  over: Partial<Pick<Diagnostic, 'severity' | 'help' | 'related'>> = {},
): Diagnostic {
  return { code, severity: severityOf(code), help: catalogue[code], message, place, ...over };
}
