import type { About, Collector, Finding } from '../collector.ts';
import type { MessageDirection } from '../direction.ts';
import type { Program } from '../change.ts';
import { call } from '../proof/programs.ts';
import type { Both, Located, Maybe, Side } from '../side.ts';
import { bothByName, byName, equal, isEqual, member, memberOf, membersOf } from '../side.ts';
import {
  aboutOf,
  type Exchange,
  exchangesBelow,
  type OperationExchange,
  partOf,
  partOfBoth,
  titleOf,
} from './exchange.ts';

export function compareBodies(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  const body = partOfBoth(collector, base, head, 'requestBody');
  const required = memberOf(body, 'required');
  const about = aboutOf(head, 'request', 'body');
  const bodyOf = (found: Exchange, side: Side): Maybe => partOf(side, found, 'requestBody');
  const bare = call(base, '# without a body', (found, side) => member(bodyOf(found, side), 'required').json !== true);
  const sends = call(base, "-d '…'", (found, side) => bodyOf(found, side).json !== undefined);
  const added: Finding =
    required[1].json === true
      ? ['required-body-added', 'now requires a body', bare]
      : ['body-added', 'now accepts a body'];
  if (!collector.isInBoth(about, body, added, ['body-removed', 'no longer accepts a body', sends])) return;
  const optional: Finding = ['body-optional', 'is no longer required'];
  collector.compareMark(about, required, ['body-required', 'is now required', bare], optional);
  compareContent(collector, about, body, (type) =>
    call(base, `-H 'Content-Type: ${type}' -d '…'`, (found, side) => hasMediaType(bodyOf(found, side), type)),
  );
  collector.compareAnnotations(body, ['description'], about.spots);
}

/** Compares the requests that the API sends because of an operation, with the verdicts of webhooks. */
export function compareCallbacks(collector: Collector, base: OperationExchange, head: OperationExchange): void {
  for (const [key, was, is] of byName(callbacksOf(collector.base, base), callbacksOf(collector.head, head))) {
    const about = { ...aboutOf(head, 'webhook', `callback ${key}`), subject: `${head.name} callback` };
    const all = memberOf([base.at, head.at], 'callbacks');
    const both: Both = [was?.at ?? all[0], is?.at ?? all[1]];
    if (is === undefined) {
      const text = `# waits for the callback ${key}`;
      const program = call(base, text, (found, side) => callbacksOf(side, found).has(key));
      collector.report(about, both, 'event-removed', `no longer has the callback ${key}`, program);
    } else if (was === undefined) collector.report(about, both, 'event-added', `has the new callback ${key}`);
    else {
      const body = partOfBoth(collector, was, is, 'requestBody');
      if (body.every(({ json }) => json !== undefined))
        compareContent(collector, about, body, () => call(base, `# reads the callback ${key}`));
    }
  }
}

/** By `name METHOD expression`. */
function callbacksOf(side: Side, operation: OperationExchange): Map<string, Exchange> {
  return new Map(
    membersOf(member(operation.at, 'callbacks')).flatMap(([callback, entry]) =>
      exchangesBelow(side, side.follow(entry).path).map((found) => {
        const name = `${callback} ${titleOf(found)}`;
        return [name, { ...found, name }];
      }),
    ),
  );
}

/** Compares the media types of a body. `program` relies on one of them. */
export function compareContent(
  collector: Collector,
  { direction, spots }: About<MessageDirection>,
  body: Both,
  program: (mediaType: string) => Program,
): void {
  const kind = direction === 'request' ? 'request' : 'response';
  const about = { direction, spots };
  for (const [type, media] of bothByName(contentOf(body[0]), contentOf(body[1]), body, 'content')) {
    const added: Finding = [`${kind}-media-type-added`, `can now have the media type ${type}`];
    const removed: Finding = [`${kind}-media-type-removed`, `no longer has the media type ${type}`, program(type)];
    if (!collector.isInBoth(about, media, added, removed)) continue;
    collector.compareSchemas(about, memberOf(media, 'schema'));
    const encoding = memberOf(media, 'encoding');
    if (!isEqual(encoding)) {
      const [old, now] = encoding;
      const works = (side: Side): boolean => equal(side.at(old.path) ?? side.at(now.path), old.json);
      const message = `writes the parts of ${type} in another way`;
      collector.report(about, encoding, 'encoding-changed', message, { ...program(type), works });
    }
    collector.compareAnnotations(media, ['example', 'examples'], spots);
  }
}

export function hasMediaType(body: Maybe, type: string): boolean {
  return contentOf(body).has(type);
}

/** By media type in lower case, since case makes no difference (RFC 9110, section 8.3.1). */
function contentOf(owner: Maybe): Map<string, Located> {
  return new Map(membersOf(member(owner, 'content')).map(([type, media]) => [type.toLowerCase(), media]));
}
