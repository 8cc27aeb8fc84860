import type { JsonValue } from '../../json.ts';
import { isObject } from '../../model/canonical.ts';
import { string } from '../../model/reader.ts';
import type { About, Collector } from '../collector.ts';
import type { Spot } from '../change.ts';
import { equal } from '../equal.ts';
import { code } from '../proof/programs.ts';
import { show } from '../show.ts';
import { byName, itemsOf, type Located, type Maybe, member, membersByName, placeOf } from '../side.ts';
import { compareAnnotations } from './annotations.ts';

export function compareServers(collector: Collector, base: Maybe, head: Maybe, spots: readonly Spot[]): void {
  for (const [url, was, is] of byName(serversOf(base), serversOf(head))) {
    const about = { direction: 'api', spots, subject: url } as const;
    const paths = [placeOf(was, base, url), placeOf(is, head, url)] as const;
    if (is === undefined) {
      const program = code(`createClient({ baseUrl: ${show(url)} })`, (side) => {
        const own = side.root(...base.path);
        return serversOf(own.json === undefined ? side.root(...head.path) : own).has(url);
      });
      collector.report(about, 'server-removed', paths, 'is no longer an address of the API', program);
    } else if (was === undefined) collector.report(about, 'server-added', paths, 'is a new address of the API');
    else {
      compareVariables(collector, about, was, is);
      compareAnnotations(collector, spots, was, is, ['description']);
    }
  }
}

function compareVariables(collector: Collector, about: About, was: Located, is: Located): void {
  const [old, now] = [member(was, 'variables'), member(is, 'variables')];
  for (const [name] of membersByName(old, now)) {
    const [from, to] = [member(old, name), member(now, name)];
    if (equal(withoutDescription(from.json), withoutDescription(to.json))) continue;
    const message = `now has ${show(to.json)} for its variable ${name} (was ${show(from.json)})`;
    const program = code(
      `createClient({ baseUrl: ${show(about.subject)} }) // ${name} = ${show(member(from, 'default').json)}`,
      (side) => equal(withoutDescription(side.at(to.path) ?? side.at(from.path)), withoutDescription(from.json)),
    );
    collector.report(about, 'server-variable-changed', [from.path, to.path], message, program);
  }
}

function serversOf(servers: Maybe): Map<string, Located> {
  return new Map(itemsOf(servers).map((server) => [string(member(server, 'url').json) ?? '/', server]));
}

function withoutDescription(json: JsonValue | undefined): JsonValue | undefined {
  return isObject(json) ? { ...json, description: '' } : json;
}
