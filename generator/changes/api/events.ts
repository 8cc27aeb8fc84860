import type { Collector, Finding } from '../collector.ts';
import { code, receive } from '../proof/programs.ts';
import { type Both, bothByName, byName, type Located, memberOf, type Side } from '../side.ts';
import { compareContent, hasMediaType } from './bodies.ts';
import { aboutOf, type EventExchange, eventsOf, type Exchange, parametersOf, partOf, partOfBoth } from './exchange.ts';
import { compareHeaders, compareResponses, NOTHING } from './responses.ts';

export function compareEvents(collector: Collector): void {
  const [before, after] = [eventsOf(collector.base), eventsOf(collector.head)];
  for (const [, was, is] of byName(byVersion(before), byVersion(after))) {
    if (was !== undefined && is !== undefined) {
      compareEvent(collector, was, is);
      continue;
    }
    const event = (was ?? is)!;
    const about = aboutOf(event, 'webhook');
    const at: Both = [event.at, event.at];
    const isWhole = !(was === undefined ? before : after).some(({ type }) => type === event.type);
    if (was === undefined) {
      const message = isWhole ? 'is a new event' : `has the new version ${event.version}`;
      collector.report(about, at, isWhole ? 'event-added' : 'event-version-added', message);
    } else {
      const message = isWhole ? 'is no longer an event' : `no longer exists in version ${event.version}`;
      collector.report(about, at, isWhole ? 'event-removed' : 'event-version-removed', message, receive(was, '204'));
    }
  }
}

function compareEvent(collector: Collector, base: EventExchange, head: EventExchange): void {
  const at: Both = [base.at, head.at];
  compareIdentity(collector, base, head);
  comparePayloads(collector, base, head);
  const about = aboutOf(head, 'webhook');
  const headers = bothByName(headersOf(collector.base, base), headersOf(collector.head, head), at, 'headers');
  compareHeaders(collector, about, headers, (name, holds) =>
    receive(base, `request.headers['${name}']`, (found, side) => holds(headersOf(side, found).get(name) ?? NOTHING)),
  );
  compareResponses(collector, 'request', base, head, (rest, holds) => receive(base, rest, holds));
  collector.compareAnnotations(at, ['summary', 'description', 'tags'], about.spots);
}

function compareIdentity(collector: Collector, base: EventExchange, head: EventExchange): void {
  const about = aboutOf(head, 'webhook');
  const at: Both = [base.at, head.at];
  if (base.path !== head.path) {
    const text = `import type { /* of ${base.path} */ } from '…/types';`;
    const program = code(text, (side) => side.at(base.at.path) !== undefined);
    collector.report(about, at, 'event-key-changed', `now stands under ${head.path} (was ${base.path})`, program);
  }
  if (base.method !== head.method) {
    const [old, now] = [base.method.toUpperCase(), head.method.toUpperCase()];
    const program = receive(base, `request.method === '${old}'`, (found) => found.method === base.method);
    collector.report(about, at, 'event-method-changed', `is now sent with ${now} (was ${old})`, program);
  }
  if (base.group !== head.group) {
    const message = `is now in the group ${head.group} (was ${base.group})`;
    collector.report(about, memberOf(memberOf(at, 'x-event'), 'group'), 'event-group-changed', message);
  }
}

function comparePayloads(collector: Collector, base: EventExchange, head: EventExchange): void {
  const payload = partOfBoth(collector, base, head, 'requestBody');
  const about = { ...aboutOf(head, 'webhook', 'payload'), subject: head.name };
  const reads = receive(base, 'request.body', (found, side) => partOf(side, found, 'requestBody').json !== undefined);
  const removed: Finding = ['payload-removed', 'no longer has a payload', reads];
  const written = memberOf([base.at, head.at], 'requestBody');
  if (!collector.isInBoth(about, written, ['payload-added', 'now has a payload'], removed)) return;
  compareContent(collector, about, payload, (type) =>
    receive(base, `request.body /* ${type} */`, (found, side) =>
      hasMediaType(partOf(side, found, 'requestBody'), type),
    ),
  );
  collector.compareAnnotations(payload, ['description'], about.spots);
}

function headersOf(side: Side, event: Exchange): Map<string, Located> {
  const headers = [...parametersOf(side, event)].filter(([key]) => key.startsWith('header '));
  return new Map(headers.map(([key, parameter]) => [key.slice('header '.length), parameter]));
}

function byVersion(events: readonly EventExchange[]): Map<string, EventExchange> {
  return new Map(events.map((event) => [`${event.type} ${event.version}`, event]));
}
