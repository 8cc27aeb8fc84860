import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { string } from '../../model/reader.ts';
import type { Spot } from '../change.ts';
import type { About, Collector, Finding } from '../collector.ts';
import { code } from '../proof/programs.ts';
import { show } from '../show.ts';
import type { Both, Located, Maybe } from '../side.ts';
import { bothByName, equal, itemsOf, member, memberOf, membersByName } from '../side.ts';

export function compareServers(collector: Collector, servers: Both, spots: readonly Spot[]): void {
  const [base, head] = servers;
  for (const [url, server] of bothByName(serversOf(base), serversOf(head), servers)) {
    const about = { direction: 'api', spots, subject: url } as const;
    const program = code(`createClient({ baseUrl: ${show(url)} })`, (side) => {
      const own = side.root(...base.path);
      return serversOf(own.json === undefined ? side.root(...head.path) : own).has(url);
    });
    const removed: Finding = ['server-removed', 'is no longer an address of the API', program];
    if (!collector.isInBoth(about, server, ['server-added', 'is a new address of the API'], removed)) continue;
    compareVariables(collector, about, server);
    collector.compareAnnotations(server, ['description'], spots);
  }
}

function compareVariables(collector: Collector, about: About, server: Both): void {
  for (const [name, [old, now]] of membersByName(memberOf(server, 'variables'))) {
    if (equal(withoutDescription(old.json), withoutDescription(now.json))) continue;
    const message = `now has ${show(now.json)} for its variable ${name} (was ${show(old.json)})`;
    const program = code(
      `createClient({ baseUrl: ${show(about.subject)} }) // ${name} = ${show(member(old, 'default').json)}`,
      (side) => equal(withoutDescription(side.at(now.path) ?? side.at(old.path)), withoutDescription(old.json)),
    );
    collector.report(about, [old, now], 'server-variable-changed', message, program);
  }
}

function serversOf(servers: Maybe): Map<string, Located> {
  return new Map(itemsOf(servers).map((server) => [string(member(server, 'url').json) ?? '/', server]));
}

function withoutDescription(json: JsonValue | undefined): JsonValue | undefined {
  return isObject(json) ? { ...json, description: '' } : json;
}
