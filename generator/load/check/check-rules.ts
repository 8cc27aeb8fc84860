import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { toDiagnostics, type Finding } from './finding.ts';
import { DocumentView } from './document-view.ts';
import { extensionRules, rules } from './rules/index.ts';
import type { LoadedSpec } from '../load-spec.ts';

/** What breaks a rule in `rules/`. Also to be called when loading found errors: it passes over references that lead nowhere. */
export function checkHouse({ document, house, unnamed, place }: LoadedSpec): Diagnostic[] {
  return toDiagnostics(houseFindings(new DocumentView(document, house, unnamed)), place);
}

/** The same without its places in the files, so that it may run in a worker. */
export function houseFindings(view: DocumentView): Finding[] {
  const { house } = view;
  const findings: Finding[] = [];
  for (const rule of house ? [...extensionRules, ...rules] : rules) {
    const weight = house || rule.elsewhere === undefined ? {} : { severity: rule.elsewhere };
    rule.check(view, (path, message, options = {}) => {
      const reads = options.reads ?? rule.reads?.(path);
      const all = { ...options, ...weight, ...(reads !== undefined && { reads }) };
      findings.push({ code: rule.code, path, message, options: all });
    });
  }
  return findings;
}
