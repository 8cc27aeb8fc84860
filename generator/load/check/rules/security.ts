import { entries, get, list } from '../../document/json.ts';
import type { DocumentView } from '../document-view.ts';
import { type Rule, rule } from './rule.ts';
import { listed, unknownName } from './unknown-names.ts';

export const securityRules: readonly Rule[] = [
  unknownName('security-scheme-unknown', {
    uses(view) {
      const declared = entries(get(view.document['components'], 'securitySchemes')).map(([name]) => name);
      return requirements(view).map(({ scheme, path }) => ({ name: scheme, path, declared }));
    },
    message: (name) => `components has no security scheme '${name}'`,
    declarations: (name) => [['components', 'securitySchemes', name]],
  }),
  /** A misspelled permission denies access to everyone, or grants it. */
  unknownName('permission-unknown', {
    uses(view) {
      const declared = view.names('x-permissions');
      return [
        ...requirements(view).flatMap(({ scheme, path, permissions }) =>
          listed(permissions, path, permissionsOf(scheme, view)),
        ),
        ...view.parameters.flatMap(({ json, path }) =>
          entries(json['x-value-permissions']).flatMap(([value, permissions]) =>
            listed(permissions, [...path, 'x-value-permissions', value], declared),
          ),
        ),
        ...entries(view.table('x-permissions')).flatMap(([name, entry]) =>
          listed(get(entry, 'implies'), ['x-permissions', name, 'implies'], declared),
        ),
      ];
    },
    message: (name) => `the permission '${name}' is not declared`,
    declarations: (name) => [['x-permissions', name]],
  }),
  /** Security schemes whose credentials a generated client does not make, or never sends. */
  rule('security-scheme-unsupported', (view, report) => {
    const required = new Set(requirements(view, view.pathOperations).map(({ scheme }) => scheme));
    for (const [name, value] of entries(get(view.document['components'], 'securitySchemes'))) {
      const path = ['components', 'securitySchemes', name];
      const json = view.follow(value);
      const scheme = String(json?.['scheme']);
      if (!required.has(name)) {
        if (required.size > 0 || view.pathOperations.length === 0) continue;
        const message = `no operation requires the security scheme '${name}', so the client does not send its credentials`;
        const help = 'Add `security` to the document, or to the operations that need it.';
        report(path, message, { help, reads: MEMBERS.map((key) => [...path, key]) });
      } else if (json?.['type'] === 'mutualTLS') {
        const message = `generated code sends and checks no client certificate for the security scheme '${name}'`;
        const help = 'Pass a `fetch` that sends the certificate to the client, and check it in front of the server.';
        report(path, message, { help });
      } else if (json?.['type'] === 'http' && !/^(?:basic|bearer)$/i.test(scheme)) {
        const help = `Pass the whole value of the header Authorization as the client's credential of '${name}'.`;
        report(path, `the client does not make credentials of the HTTP scheme '${scheme}'`, { help });
      }
    }
  }),
];

/** Members of security schemes; one that is missing or wrong is reported instead. */
const MEMBERS = ['type', 'in', 'name', 'scheme', 'flows', 'openIdConnectUrl'];

/** The security requirements of the document and its operations, one for each scheme. */
function requirements({ document, operations }: DocumentView, of = operations) {
  return [{ json: document, path: [] }, ...of].flatMap(({ json, path }) =>
    list(json['security']).flatMap((requirement, index) =>
      entries(requirement).map(([scheme, permissions]) => ({
        scheme,
        permissions,
        path: [...path, 'security', index, scheme],
      })),
    ),
  );
}

/** The permissions that a scheme can require; `undefined` when the document does not list them. */
function permissionsOf(scheme: string, view: DocumentView): readonly string[] | undefined {
  const json = view.follow(get(get(view.document['components'], 'securitySchemes'), scheme));
  if (json?.['type'] === 'oauth2')
    return entries(json['flows']).flatMap(([, flow]) => Object.keys(get(flow, 'scopes') ?? {}));
  const table = view.table('x-permissions');
  return table === undefined || json?.['type'] === 'openIdConnect' ? undefined : Object.keys(table);
}
