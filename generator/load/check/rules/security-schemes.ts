import { entries, get, isObject, list } from '../../document/json.ts';
import type { DocumentView } from '../document-view.ts';
import { rule } from './rule.ts';

/** Security schemes whose credentials a generated client does not make, or never sends. */
export const securitySchemeUnsupported = rule('security-scheme-unsupported', (view, report) => {
  const required = requiredSchemes(view);
  for (const [name, value] of entries(get(view.document['components'], 'securitySchemes'))) {
    const path = ['components', 'securitySchemes', name];
    const json = view.follow(value);
    const scheme = String(json?.['scheme']);
    if (!required.has(name)) {
      if (required.size > 0 || view.pathOperations.length === 0 || !isComplete(json)) continue;
      const message = `no operation requires the security scheme '${name}', so the client does not send its credentials`;
      report(path, message, { help: 'Add `security` to the document, or to the operations that need it.' });
    } else if (json?.['type'] === 'mutualTLS') {
      const message = `generated code sends and checks no client certificate for the security scheme '${name}'`;
      const help = 'Pass a `fetch` that sends the certificate to the client, and check it in front of the server.';
      report(path, message, { help });
    } else if (json?.['type'] === 'http' && !/^(?:basic|bearer)$/i.test(scheme)) {
      const help = `Pass the whole value of the header Authorization as the client's credential of '${name}'.`;
      report(path, `the client does not make credentials of the HTTP scheme '${scheme}'`, { help });
    }
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
