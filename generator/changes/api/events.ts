import type { Collector } from '../collector.ts';
import type { Program } from '../proof/evidence.ts';
import { code, type ProgramOf, receive } from '../proof/programs.ts';
import { byName, type Located, type Maybe, member, type Side } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { compareContent, hasMediaType } from './content.ts';
import { aboutOf, type EventExchange, eventsOf, type Exchange, parametersOf, partOf } from './exchange.ts';
import { compareHeaders } from './headers.ts';
import { compareResponses } from './responses.ts';

export function compareEvents(collector: Collector): void {
  const [before, after] = [eventsOf(collector.base), eventsOf(collector.head)];
  for (const [, was, is] of byName(byVersion(before), byVersion(after))) {
    if (was !== undefined && is !== undefined) {
      compareEvent(collector, was, is);
      continue;
    }
    const { at, type, version } = (was ?? is)!;
    const about = aboutOf((was ?? is)!, 'webhook');
    const paths = [at.path, at.path] as const;
    const isWhole = !(was === undefined ? before : after).some((event) => event.type === type);
    if (was === undefined) {
      const message = isWhole ? 'is a new event' : `has the new version ${version}`;
      collector.report(about, isWhole ? 'event-added' : 'event-version-added', paths, message);
    } else {
      const message = isWhole ? 'is no longer an event' : `no longer exists in version ${version}`;
      const removed = isWhole ? 'event-removed' : 'event-version-removed';
      collector.report(about, removed, paths, message, receive(was, '204'));
    }
  }
}

function compareEvent(collector: Collector, base: EventExchange, head: EventExchange): void {
  const spot = { name: head.name };
  compareIdentity(collector, base, head);
  comparePayloads(collector, base, head);
  const program = (name: string, holds: (header: Maybe) => boolean): Program =>
    receive(base, `request.headers['${name}']`, (found, side) =>
      holds(headersOf(side, found).get(name) ?? { json: undefined, path: [] }),
    );
  compareHeaders(
    collector,
    { direction: 'webhook', spot, program },
    { owner: base.at, byName: headersOf(collector.base, base) },
    { owner: head.at, byName: headersOf(collector.head, head) },
  );
  const responds: ProgramOf = (rest, holds) => receive(base, rest, holds);
  compareResponses(collector, { direction: 'request', program: responds }, base, head);
  compareAnnotations(collector, [spot], base.at, head.at, ['summary', 'description', 'tags']);
}

function compareIdentity(collector: Collector, base: EventExchange, head: EventExchange): void {
  const about = aboutOf(head, 'webhook');
  const paths = [base.at.path, head.at.path] as const;
  if (base.path !== head.path) {
    const text = `import type { /* of ${base.path} */ } from '…/types';`;
    const program = code(text, (side) => side.at(base.at.path) !== undefined);
    collector.report(about, 'event-key-changed', paths, `now stands under ${head.path} (was ${base.path})`, program);
  }
  if (base.method !== head.method) {
    const [old, now] = [base.method.toUpperCase(), head.method.toUpperCase()];
    const program = receive(base, `request.method === '${old}'`, (found) => found.method === base.method);
    collector.report(about, 'event-method-changed', paths, `is now sent with ${now} (was ${old})`, program);
  }
  if (base.group !== head.group) {
    const group = ({ at }: EventExchange): Maybe => member(member(at, 'x-event'), 'group');
    const message = `is now in the group ${head.group} (was ${base.group})`;
    collector.report(about, 'event-group-changed', [group(base).path, group(head).path], message);
  }
}

function comparePayloads(collector: Collector, base: EventExchange, head: EventExchange): void {
  const [was, is] = [partOf(collector.base, base, 'requestBody'), partOf(collector.head, head, 'requestBody')];
  const spot = { name: head.name, part: 'payload' };
  const about = { direction: 'webhook', spots: [spot], subject: head.name } as const;
  const paths = [member(base.at, 'requestBody').path, member(head.at, 'requestBody').path] as const;
  if (was !== undefined && is !== undefined) {
    const program = (type: string): Program =>
      receive(base, `request.body /* ${type} */`, hasMediaType(type, 'requestBody'));
    compareContent(collector, { direction: 'webhook', spot, program }, was, is);
    compareAnnotations(collector, [spot], was, is, ['description']);
  } else if (was !== undefined) {
    const program = receive(base, 'request.body', (found, side) => partOf(side, found, 'requestBody') !== undefined);
    collector.report(about, 'payload-removed', paths, 'no longer has a payload', program);
  } else if (is !== undefined) collector.report(about, 'payload-added', paths, 'now has a payload');
}

function headersOf(side: Side, event: Exchange): Map<string, Located> {
  const headers = [...parametersOf(side, event)].filter(([key]) => key.startsWith('header '));
  return new Map(headers.map(([key, parameter]) => [key.slice('header '.length), parameter]));
}

function byVersion(events: readonly EventExchange[]): Map<string, EventExchange> {
  return new Map(events.map((event) => [`${event.type} ${event.version}`, event]));
}
