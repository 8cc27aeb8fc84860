import type { Finding } from './finding.ts';
import type { DocumentView } from './document-view.ts';
import { extensionRules, rules } from './rules/index.ts';

/** Checks the rules in `rules/`. Works on a document with errors, too: rules skip unresolved references. */
export function ruleFindings(view: DocumentView): Finding[] {
  const { strict } = view;
  const findings: Finding[] = [];
  for (const rule of strict ? [...extensionRules, ...rules] : rules) {
    const severity = strict ? ('error' as const) : rule.thirdParty;
    rule.check(view, (path, message, options = {}) => {
      const { onceInThirdParty, ...others } = options;
      const reads = options.reads ?? rule.reads?.(path);
      const once = strict ? undefined : onceInThirdParty;
      const all = { ...others, ...(once && { once }), ...(severity && { severity }), ...(reads && { reads }) };
      findings.push({ code: rule.code, path, message, options: all });
    });
  }
  return findings;
}
