import { checkExamples } from './check-examples.ts';
import { checkOpenapi } from './check-openapi.ts';
import { withoutConsequences } from './consequences.ts';
import type { Finding } from './finding.ts';
import { type DocumentView, viewOf } from './document-view.ts';
import type { LoadedSpec } from '../load-spec.ts';
import { extensionRules, rules } from './rules/index.ts';

export type CheckInput = Pick<LoadedSpec, 'document' | 'strict' | 'unnamed'>;

/**
 * Finds broken rules, invalid OpenAPI, and examples that don't match their schema, without findings that
 * only follow from another one. Accepts and returns plain data, so that it can run in a worker.
 */
export async function checkDocument({ document, strict, unnamed }: CheckInput): Promise<Finding[]> {
  const view = viewOf(document, strict, unnamed);
  const found = [...ruleFindings(view), ...(await checkOpenapi(document, strict))];
  return withoutConsequences([...found, ...(await checkExamples(view, found))], view);
}

/** Checks the rules in `rules/`. Works on a document with errors, too: rules skip unresolved references. */
export function ruleFindings(view: DocumentView): Finding[] {
  const { strict } = view;
  const severity = strict ? 'error' : 'warning';
  const findings: Finding[] = [];
  for (const { code, check } of strict ? [...extensionRules, ...rules] : rules) {
    check(view, (path, message, { onceInThirdParty, ...options } = {}) => {
      const once = !strict && onceInThirdParty !== undefined && { once: onceInThirdParty };
      findings.push({ code, path, message, ...options, ...once, severity });
    });
  }
  return findings;
}
