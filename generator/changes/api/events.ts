import type { Collector } from '../collector.ts';
import { aboutOf, type Finding, Part } from '../part.ts';
import { type Both, byName, type Located, type Maybe } from '../side.ts';
import { type EventExchange, eventsOf, parametersOf } from './exchange.ts';
import { compareContent, compareHeader, compareResponses } from './messages.ts';

export function compareEvents(collector: Collector): void {
  const [before, after] = [eventsOf(collector.base), eventsOf(collector.head)];
  for (const [, was, is] of byName(byVersion(before), byVersion(after))) {
    const event = (is ?? was)!;
    const receive = (text: string): string =>
      `receive('${event.type}', { version: ${event.version} }, (request) => ${text})`;
    const both: Both = [(was ?? event).at, event.at];
    const about = aboutOf(event.name, 'webhook');
    const at = new Part(collector, about, both, receive, is === undefined);
    const isWhole = !(was === undefined ? before : after).some(({ type }) => type === event.type);
    if (was !== undefined && is !== undefined) compareEvent(at, was, is);
    else if (was === undefined) {
      const message = isWhole ? 'is a new event' : `has the new version ${event.version}`;
      at.report(isWhole ? 'event-added' : 'event-version-added', message);
    } else {
      const message = isWhole ? 'is no longer an event' : `no longer exists in version ${event.version}`;
      at.report(isWhole ? 'event-removed' : 'event-version-removed', message, '204');
    }
  }
}

function compareEvent(at: Part<'webhook'>, base: EventExchange, head: EventExchange): void {
  compareIdentity(at, base, head);
  comparePayload(at);
  for (const [name, header] of at.each(headersOf, 'headers')) compareHeader(header, name, `request.headers['${name}']`);
  compareResponses(at, 'request');
  at.compareAnnotations('summary', 'description', 'tags');
}

function compareIdentity(at: Part, base: EventExchange, head: EventExchange): void {
  if (base.path !== head.path) {
    const text = `import type { /* of ${base.path} */ } from '…/types';`;
    const message = `now stands under ${head.path} (was ${base.path})`;
    const compiles = ({ side }: Maybe): boolean => side.at(...base.at.path).json !== undefined;
    new Part(at.collector, at.about, at.both).report('event-key-changed', message, text, compiles);
  }
  if (base.method !== head.method) {
    const [old, now] = [base.method.toUpperCase(), head.method.toUpperCase()];
    const isSame = ({ path }: Maybe): boolean => path.at(-1) === base.method;
    at.report('event-method-changed', `is now sent with ${now} (was ${old})`, `request.method === '${old}'`, isSame);
  }
  if (base.group !== head.group) {
    const message = `is now in the group ${head.group} (was ${base.group})`;
    at.member('x-event').member('group').report('event-group-changed', message);
  }
}

function comparePayload(at: Part): void {
  const written = at.for('webhook', 'payload', at.owner).member('requestBody');
  const removed: Finding = ['payload-removed', 'no longer has a payload', 'request.body'];
  if (!written.isInBoth(['payload-added', 'now has a payload'], removed)) return;
  const payload = written.map((found) => found.follow());
  compareContent(payload, (type) => `request.body /* ${type} */`);
  payload.compareAnnotations('description');
}

function headersOf(event: Maybe): Map<string, Located> {
  const headers = [...parametersOf(event)].filter(([key]) => key.startsWith('header '));
  return new Map(headers.map(([key, parameter]) => [key.slice('header '.length), parameter]));
}

function byVersion(events: readonly EventExchange[]): Map<string, EventExchange> {
  return new Map(events.map((event) => [`${event.type} ${event.version}`, event]));
}
