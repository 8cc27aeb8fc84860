import type { Collector } from '../collector.ts';
import { bodyIn, code, receive } from '../proof/programs.ts';
import { type Located, member } from '../side.ts';
import { compareContent } from './content.ts';
import { type EventExchange, eventsOf } from './exchange.ts';
import { compareNotes } from './notes.ts';
import { answersOf, compareHeaders, compareResponses } from './responses.ts';

/** Compares all events by type and version. */
export function compareEvents(collector: Collector): void {
  const [before, after] = [byVersion(eventsOf(collector.base)), byVersion(eventsOf(collector.head))];
  const [oldTypes, newTypes] = [typesOf(before), typesOf(after)];
  for (const [key, was] of before) {
    const is = after.get(key);
    if (is !== undefined) {
      compareEvent(collector, was, is);
      continue;
    }
    const whole = !newTypes.has(was.type);
    collector.report({
      ...{ code: whole ? 'event-removed' : 'event-version-removed', direction: 'webhook', subject: was.name },
      ...{ before: was.at.path, after: was.at.path, spots: [{ name: was.name }] },
      message: whole ? 'is no longer an event' : `no longer exists in version ${was.version}`,
      program: receive(was, '204'),
    });
  }
  for (const [key, is] of after) {
    if (before.has(key)) continue;
    const whole = !oldTypes.has(is.type);
    collector.report({
      ...{ code: whole ? 'event-added' : 'event-version-added', direction: 'webhook', subject: is.name },
      ...{ before: is.at.path, after: is.at.path, spots: [{ name: is.name }] },
      message: whole ? 'is a new event' : `has the new version ${is.version}`,
    });
  }
}

function compareEvent(collector: Collector, base: EventExchange, head: EventExchange): void {
  const spots = [{ name: head.name }];
  const about = { direction: 'webhook', subject: head.name, spots } as const;
  if (base.path !== head.path)
    collector.report({
      ...{ ...about, code: 'event-key-changed', before: base.at.path, after: head.at.path },
      message: `now stands under ${head.path} (was ${base.path})`,
      program: code(
        `import type { /* of ${base.path} */ } from '…/types';`,
        (side) => side.at(base.at.path) !== undefined,
      ),
    });
  if (base.method !== head.method)
    collector.report({
      ...{ ...about, code: 'event-method-changed', before: base.at.path, after: head.at.path },
      message: `is now sent with ${head.method.toUpperCase()} (was ${base.method.toUpperCase()})`,
      program: receive(
        base,
        `request.method === '${base.method.toUpperCase()}'`,
        (found) => found.method === base.method,
      ),
    });
  if (base.group !== head.group)
    collector.report({
      ...{ ...about, code: 'event-group-changed', message: `is now in the group ${head.group} (was ${base.group})` },
      ...{ before: [...base.at.path, 'x-event', 'group'], after: [...head.at.path, 'x-event', 'group'] },
    });
  comparePayloads(collector, base, head);
  compareHeaders(
    collector,
    { direction: 'webhook', spot: { name: head.name } },
    headersOf(base),
    headersOf(head),
    base.at,
    head.at,
    (name, holds) =>
      receive(base, `request.headers['${name}']`, (found) =>
        holds(headersOf(found).get(name) ?? { json: undefined, path: [] }),
      ),
  );
  compareResponses(collector, answersOf(base), base, head);
  compareNotes(collector, spots, base.at, head.at, ['summary', 'description', 'tags']);
}

function comparePayloads(collector: Collector, base: EventExchange, head: EventExchange): void {
  const [was, is] = [bodyIn(base, collector.base), bodyIn(head, collector.head)];
  const spot = { name: head.name, part: 'payload' };
  const paths = { before: [...base.at.path, 'requestBody'], after: [...head.at.path, 'requestBody'] };
  const about = { direction: 'webhook', spots: [spot], subject: head.name } as const;
  if (was === undefined || is === undefined) {
    if (was !== undefined)
      collector.report({
        ...{ ...about, ...paths, code: 'payload-removed', message: 'no longer has a payload' },
        program: receive(base, 'request.body', (found, side) => bodyIn(found, side) !== undefined),
      });
    else if (is !== undefined)
      collector.report({ ...about, ...paths, code: 'payload-added', message: 'now has a payload' });
    return;
  }
  const program = (type: string): ReturnType<typeof receive> =>
    receive(base, `request.body /* ${type} */`, (found, side) => {
      const body = bodyIn(found, side);
      return body !== undefined && member(member(body, 'content'), type).json !== undefined;
    });
  compareContent(collector, { direction: 'webhook', spot, program }, was, is);
  compareNotes(collector, [spot], was, is, ['description']);
}

function headersOf(event: EventExchange): Map<string, Located> {
  return new Map(
    [...event.parameters].flatMap(([key, parameter]) =>
      key.startsWith('header ') ? [[key.slice('header '.length), parameter] as const] : [],
    ),
  );
}

function byVersion(events: readonly EventExchange[]): Map<string, EventExchange> {
  return new Map(events.map((event) => [`${event.type} ${event.version}`, event]));
}

function typesOf(events: ReadonlyMap<string, EventExchange>): Set<string> {
  return new Set([...events.values()].map(({ type }) => type));
}
