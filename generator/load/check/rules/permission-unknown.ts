import type { JsonValue } from '../../../json.ts';
import { didYouMean } from './did-you-mean.ts';
import type { DocumentView } from '../document-view.ts';
import { entries, get, list, strings } from '../../document/json.ts';
import type { Path } from '../../document/path.ts';
import type { Report, Rule } from './rule.ts';

/** A misspelled permission denies access to everyone, or grants it. */
export const permissionUnknown: Rule = {
  code: 'permission-unknown',
  thirdParty: 'warning',
  check(view, report) {
    const table = view.table('x-permissions') ?? (view.document['x-permissions'] === undefined ? {} : undefined);
    checkRequirements(view.document['security'], ['security'], view, report);
    for (const { json, path } of view.operations)
      checkRequirements(json['security'], [...path, 'security'], view, report);
    if (table === undefined) return;
    for (const { json, path } of view.parameters) {
      for (const [value, permissions] of entries(json['x-value-permissions'])) {
        strings(permissions).forEach((name, index) =>
          check(name, Object.keys(table), [...path, 'x-value-permissions', value, index], report),
        );
      }
    }
    for (const [permission, entry] of entries(table)) {
      strings(get(entry, 'implies')).forEach((name, index) =>
        check(name, Object.keys(table), ['x-permissions', permission, 'implies', index], report),
      );
    }
  },
};

function checkRequirements(security: JsonValue | undefined, path: Path, view: DocumentView, report: Report): void {
  list(security).forEach((requirement, index) => {
    for (const [scheme, names] of entries(requirement)) {
      const known = permissionsOf(scheme, view);
      if (known === undefined) continue;
      strings(names).forEach((name, position) => check(name, known, [...path, index, scheme, position], report));
    }
  });
}

/** The permissions that a scheme can require; `undefined` when the document does not list them. */
function permissionsOf(scheme: string, view: DocumentView): readonly string[] | undefined {
  const json = view.follow(get(get(view.document['components'], 'securitySchemes'), scheme));
  if (json?.['type'] === 'oauth2')
    return entries(json['flows']).flatMap(([, flow]) => Object.keys(get(flow, 'scopes') ?? {}));
  const table = view.table('x-permissions');
  return table === undefined || json?.['type'] === 'openIdConnect' ? undefined : Object.keys(table);
}

function check(name: string, known: readonly string[], path: Path, report: Report): void {
  if (known.includes(name)) return;
  const options = { ...didYouMean(name, known), reads: [['x-permissions', name]], once: name };
  report(path, `the permission '${name}' is not declared`, options);
}
