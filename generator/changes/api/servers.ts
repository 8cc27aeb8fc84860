import type { JsonValue } from '../../json.ts';
import { string } from '../../model/reader.ts';
import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { code } from '../proof/programs.ts';
import { show } from '../show.ts';
import { itemsOf, type Located, member, membersOf, type Side } from '../side.ts';
import { compareNotes } from './notes.ts';

type Maybe = Located<JsonValue | undefined>;

/** Compares the addresses that an API, or an operation of it, is called at. */
export function compareServers(collector: Collector, base: Maybe, head: Maybe, spots: readonly Spot[]): void {
  const [before, after] = [byUrl(base), byUrl(head)];
  const about = { direction: 'api', spots } as const;
  for (const [url, was] of before) {
    const is = after.get(url);
    if (is === undefined) {
      collector.report({
        ...{ ...about, code: 'server-removed', before: was.path, after: [...head.path, url], subject: url },
        message: 'is no longer an address of the API',
        program: code(`createClient({ baseUrl: ${show(url)} })`, (side) => byUrl(sameIn(side, base, head)).has(url)),
      });
      continue;
    }
    compareVariables(collector, spots, url, was, is);
    compareNotes(collector, spots, was, is, ['description']);
  }
  for (const [url, is] of after) {
    if (before.has(url)) continue;
    collector.report({
      ...{ ...about, code: 'server-added', before: [...base.path, url], after: is.path, subject: url },
      message: 'is a new address of the API',
    });
  }
}

function compareVariables(collector: Collector, spots: readonly Spot[], url: string, was: Located, is: Located): void {
  const [old, now] = [member(was, 'variables'), member(is, 'variables')];
  const names = new Set([...membersOf(old), ...membersOf(now)].map(([name]) => name));
  for (const name of names) {
    const [from, to] = [member(old, name), member(now, name)];
    if (equal(withoutText(from.json), withoutText(to.json))) continue;
    collector.report({
      ...{ code: 'server-variable-changed', direction: 'api', before: from.path, after: to.path, subject: url, spots },
      message: `now has ${show(to.json)} for its variable ${name} (was ${show(from.json)})`,
      program: code(
        `createClient({ baseUrl: ${show(url)} }) // ${name} = ${show(member(from, 'default').json)}`,
        (side) => equal(withoutText(side.at(to.path) ?? side.at(from.path)), withoutText(from.json)),
      ),
    });
  }
}

/** The list on the other side. */
function sameIn(side: Side, base: Maybe, head: Maybe): Maybe {
  const found = side.root(...base.path);
  return found.json === undefined ? side.root(...head.path) : found;
}

function byUrl(servers: Maybe): Map<string, Located> {
  return new Map(itemsOf(servers).map((server) => [string(member(server, 'url').json) ?? '/', server]));
}

function withoutText(json: JsonValue | undefined): JsonValue | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).filter(([key]) => key !== 'description'));
}
