import { entries, get, isObject, list } from '../../document/json.ts';
import type { DocumentView } from '../document-view.ts';
import { type Report, rule } from './rule.ts';

/** Security schemes whose credentials a generated client does not make, or never sends. */
export const securitySchemeUnsupported = rule('security-scheme-unsupported', (view, report) => {
  const required = requiredSchemes(view);
  for (const [name, value] of entries(get(view.document['components'], 'securitySchemes'))) {
    const path = ['components', 'securitySchemes', name];
    if (required.has(name)) reportKind(name, view.follow(value), (...rest) => report(path, ...rest));
    else if (required.size === 0 && view.pathOperations.length > 0 && isComplete(view.follow(value)))
      report(path, `no operation requires the security scheme '${name}', so the client does not send its credentials`, {
        help: 'Add `security` to the document, or to the operations that need it.',
      });
  }
});

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['in', 'name'],
  http: ['scheme'],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
};

/** Of an incomplete scheme, the missing member is reported instead. */
function isComplete(json: ReturnType<DocumentView['follow']>): boolean {
  return (MEMBERS[String(json?.['type'])] ?? []).every((key) => json?.[key] !== undefined);
}

function requiredSchemes({ document, pathOperations }: DocumentView): ReadonlySet<string> {
  const requirements = [document, ...pathOperations.map(({ json }) => json)].flatMap((json) => list(json['security']));
  return new Set(requirements.flatMap((requirement) => (isObject(requirement) ? Object.keys(requirement) : [])));
}

type ReportScheme = (...rest: Parameters<Report> extends [unknown, ...infer Rest] ? Rest : never) => void;

function reportKind(name: string, json: ReturnType<DocumentView['follow']>, report: ReportScheme): void {
  const { type, scheme } = json ?? {};
  if (type === 'mutualTLS')
    report(`generated code sends and checks no client certificate for the security scheme '${name}'`, {
      help: 'Pass a `fetch` that sends the certificate to the client, and check it in front of the server.',
    });
  if (type === 'http' && !/^(?:basic|bearer)$/i.test(String(scheme)))
    report(`the client does not make credentials of the HTTP scheme '${String(scheme)}'`, {
      help: `Pass the whole value of the header Authorization as the client's credential of '${name}'.`,
    });
}
