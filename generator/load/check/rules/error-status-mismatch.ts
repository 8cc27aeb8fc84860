import type { JsonObject } from '../../../json.ts';
import { entries, get, strings } from '../../document/json.ts';
import type { FoundOperation } from '../document-view.ts';
import { type Report, rule } from './rule.ts';

/** The error codes of an operation and its documented error responses must have the same statuses. */
export const errorStatusMismatch = rule('error-status-mismatch', (view, report) => {
  const catalogue = view.table('x-error-catalogue');
  if (catalogue === undefined) return;
  for (const found of view.pathOperations) {
    compare(found, catalogue, report);
    const codes = strings(found.json['x-error-codes']);
    for (const { json, path } of view.parametersOf(found)) {
      const code = json?.['x-error-code'];
      if (typeof code !== 'string' || codes.includes(code) || !Object.hasOwn(catalogue, code)) continue;
      const message = `an invalid parameter ${String(json?.['name'])} returns ${code}, which is not among the operation's x-error-codes`;
      const related = [{ message: 'the parameter is here', path }];
      report([...found.path, 'x-error-codes'], message, { help: `Add ${code} to x-error-codes.`, related });
    }
  }
});

function compare({ json, path }: FoundOperation, catalogue: JsonObject, report: Report): void {
  const codes = strings(json['x-error-codes']);
  const statusOf = (code: string): string => String(get(catalogue[code], 'status'));
  const catalogued = codes.filter((code) => typeof get(catalogue[code], 'status') === 'number');
  const promised = new Map(catalogued.map((code) => [statusOf(code), code]));
  const responses = entries(json['responses']).map(([status]) => status);
  const documented = responses.filter((status) => /^[45][0-9][0-9]$/.test(status));
  const undocumented = [...promised].filter(([status]) => !documented.includes(status));
  if (undocumented.length > 0) {
    const statuses = undocumented.map(([status]) => status).join(', ');
    const named = undocumented.map(([, code]) => code).join(', ');
    const [response, that] = undocumented.length === 1 ? ['response', 'that status'] : ['responses', 'those statuses'];
    const help = `Document the ${statuses} ${response}, or remove the codes with ${that} from x-error-codes.`;
    const message = `the operation can return ${named}, but has no ${statuses} ${response}`;
    report([...path, 'responses'], message, { help });
  }
  // A code without a status in the catalogue may account for the response; `error-code-unknown` reports it.
  if (promised.size < new Set(codes.map(statusOf)).size) return;
  const [first, ...others] = documented.filter((status) => !promised.has(status));
  if (first === undefined) return;
  const isOne = others.length === 0;
  const [its, that] = isOne
    ? [`a ${first} response`, 'that status']
    : [`${[first, ...others].join(', ')} responses`, 'those'];
  const help = isOne
    ? `Add a code with status ${first} to x-error-codes, or remove the response.`
    : 'Add codes with these statuses to x-error-codes, or remove the responses.';
  const message = `the operation has ${its}, but none of its x-error-codes has ${that}`;
  report([...path, 'responses', first], message, { help });
}
