import type { JsonObject } from '../../json.ts';
import type { FoundOperation } from './document-view.ts';
import { entries, get, strings } from './json.ts';
import type { Report, Rule } from './rule.ts';

/** The codes of an operation and its documented failures are two views of one thing, so their statuses have to be the same. */
export const errorStatusMismatch: Rule = {
  code: 'error-status-mismatch',
  check(view, report) {
    const catalogue = view.table('x-error-catalogue');
    if (catalogue === undefined) return;
    for (const found of view.operations) {
      if (found.root !== 'paths') continue;
      compare(found, catalogue, report);
      const codes = strings(found.json['x-error-codes']);
      for (const { json, path } of view.parametersOf(found)) {
        const code = json?.['x-error-code'];
        if (typeof code !== 'string' || codes.includes(code) || !Object.hasOwn(catalogue, code)) continue;
        report(
          [...found.path, 'x-error-codes'],
          `the parameter ${String(json?.['name'])} answers with ${code}, which is not among the operation's x-error-codes`,
          {
            help: `Add ${code} to x-error-codes.`,
            related: [{ message: 'the parameter is here', path }],
          },
        );
      }
    }
  },
};

function compare({ json, path }: FoundOperation, catalogue: JsonObject, report: Report): void {
  const codes = strings(json['x-error-codes']);
  const statusOf = (code: string): string => String(get(catalogue[code], 'status'));
  const promised = new Map(
    codes.filter((code) => Object.hasOwn(catalogue, code)).map((code) => [statusOf(code), code]),
  );
  const documented = entries(json['responses']).flatMap(([status]) =>
    /^[45][0-9][0-9]$/.test(status) ? [status] : [],
  );
  for (const [status, code] of promised) {
    if (documented.includes(status)) continue;
    report([...path, 'responses'], `the operation can return ${code}, but has no ${status} response`, {
      help: `Document the ${status} response, or take the codes with that status out of x-error-codes.`,
    });
  }
  // A code that the catalogue doesn't know may be the one that accounts for the status; it is reported as unknown.
  if (promised.size < new Set(codes.map(statusOf)).size) return;
  for (const status of documented) {
    if (promised.has(status)) continue;
    report(
      [...path, 'responses', status],
      `the operation has a ${status} response, but none of its x-error-codes has that status`,
      { help: `Add a code with status ${status} to x-error-codes, or remove the response.` },
    );
  }
}
