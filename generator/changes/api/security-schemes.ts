import type { JsonValue } from '../../json.ts';
import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { code } from '../proof/programs.ts';
import { show } from '../show.ts';
import { itemsOf, member, membersByName, membersOf } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { operationsOf } from './exchange.ts';

export function compareSecuritySchemes(collector: Collector): void {
  const { base, head } = collector;
  const at = ['components', 'securitySchemes'];
  for (const [name, was, is] of membersByName(base.root(...at), head.root(...at))) {
    const about = { direction: 'api', spots: spotsOf(collector, name), subject: name } as const;
    const path = [...at, name];
    const text = `createClient({ ${name}: … })`;
    if (was === undefined) collector.report(about, 'security-scheme-added', [path, path], 'is a new security scheme');
    else if (is === undefined) {
      const program = code(text, (side) => side.at(path) !== undefined);
      collector.report(about, 'security-scheme-removed', [path, path], 'is no longer a security scheme', program);
    } else {
      for (const [key] of membersByName(was, is)) {
        const [old, now] = [member(was, key), member(is, key)];
        if (equal(old.json, now.json)) continue;
        const [paths, message] = [[old.path, now.path] as const, `now has ${key} ${show(now.json)}`];
        if (key === 'description') compareAnnotations(collector, about.spots, was, is, [key]);
        else if (key.startsWith('x-')) collector.report(about, 'extension-changed', paths, message);
        else {
          const program = code(text, (side) => equal(side.at(old.path), old.json));
          collector.report(about, 'security-scheme-changed', paths, `${message} (was ${show(old.json)})`, program);
        }
      }
    }
  }
}

function spotsOf({ base }: Collector, scheme: string): Spot[] {
  const accepts = (security: JsonValue | undefined): boolean =>
    itemsOf({ json: security, path: [] }).some((entry) => membersOf(entry).some(([name]) => name === scheme));
  return operationsOf(base)
    .filter(({ at }) => accepts(at.json['security'] ?? base.document['security']))
    .map(({ name }) => ({ name }));
}
