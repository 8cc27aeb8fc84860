import type { Program, Spot } from '../change.ts';
import type { Collector, Finding } from '../collector.ts';
import type { MessageDirection } from '../direction.ts';
import type { ProgramOf } from '../proof/programs.ts';
import { show } from '../show.ts';
import type { Both, Located, Maybe, Side } from '../side.ts';
import { bothByName, byName, equal, isEqual, member, memberOf, membersByName, membersOf } from '../side.ts';
import { compareContent, hasMediaType } from './bodies.ts';
import { aboutOf, type Exchange, partOf } from './exchange.ts';

/** The responses of an operation, which clients read, or of a webhook's receiver, which clients send. */
export interface ResponseUse {
  readonly direction: 'request' | 'response';
  readonly program: ProgramOf;
}

interface ResponsePair extends ResponseUse {
  readonly collector: Collector;
  readonly spot: Spot & { readonly part: string };
  readonly both: Both;
}

export function compareResponses(collector: Collector, use: ResponseUse, base: Exchange, head: Exchange): void {
  const [before, after] = [responsesOf(collector.base, base), responsesOf(collector.head, head)];
  for (const [status, own, other] of byName(before, after)) {
    const absent = memberOf(memberOf([base.at, head.at], 'responses'), status);
    const both: Both = [own ?? fallback(before, status) ?? absent[0], other ?? fallback(after, status) ?? absent[1]];
    const about = aboutOf(head, use.direction, status);
    const kind = /^(default$|4|5)/.test(status) ? 'error-status' : 'success-status';
    const expects = use.program(`# expects ${status}`, (found, side) => has(found, side, status));
    const rejects = use.program(
      `# knows ${[...before.keys()].join(', ')} only`,
      (found, side) => !has(found, side, status),
    );
    const added: Finding = [`${kind}-added`, 'is a new response', rejects];
    if (collector.isInBoth(about, both, added, [`${kind}-removed`, 'is no longer a response', expects]))
      compareResponse({ collector, ...use, spot: { name: head.name, part: status }, both });
  }
}

function compareResponse(pair: ResponsePair): void {
  const { collector, direction, program, spot, both } = pair;
  if (collector.isSame(both)) return;
  compareContent(collector, { direction, spots: [spot] }, both, (type) =>
    program(`-H 'Accept: ${type}'`, hasMediaType(type, 'responses', spot.part)),
  );
  const reads: HeaderUse['program'] = (name, holds) =>
    program(`# reads the header ${name}`, (found, side) => {
      const headers = headersOf(side, partOf(side, found, 'responses', spot.part));
      return holds(headers.get(name) ?? NOTHING);
    });
  const [before, after] = [headersOf(collector.base, both[0]), headersOf(collector.head, both[1])];
  compareHeaders(collector, { direction, spot, program: reads }, bothByName(before, after, both, 'headers'));
  compareLinks(pair);
  collector.compareAnnotations(both, ['description'], [spot]);
}

function compareLinks({ collector, direction, program, spot, both }: ResponsePair): void {
  const about = { direction, spots: [spot] };
  for (const [name, [old, now]] of membersByName(memberOf(both, 'links'))) {
    const link: Both = [collector.base.follow(old), collector.head.follow(now)];
    if (isEqual(link)) continue;
    const follows = program(`# follows the link ${name}`, (found, side) => {
      const links = member(partOf(side, found, 'responses', spot.part), 'links');
      return equal(side.follow(member(links, name)).json, link[0].json);
    });
    const removed: Finding = ['link-removed', `no longer has the link ${name}`, follows];
    if (collector.isInBoth(about, link, ['link-added', `has the new link ${name}`], removed))
      collector.report(about, link, 'link-changed', `has the link ${name} ${show(link[1].json)}`, follows);
  }
}

export interface HeaderUse {
  readonly direction: MessageDirection;
  readonly spot: Spot;
  readonly program: (name: string, holds: (header: Maybe) => boolean) => Program;
}

export function compareHeaders(
  collector: Collector,
  { direction, spot, program }: HeaderUse,
  headers: ReturnType<typeof bothByName>,
): void {
  for (const [name, both] of headers) {
    const about = aboutOf(spot, direction, `${spot.part ?? ''} header ${name}`.trim());
    const reads = program(name, ({ json }) => json !== undefined);
    const removed: Finding = ['response-header-removed', 'is no longer sent', reads];
    if (!collector.isInBoth(about, both, ['response-header-added', 'is a new header'], removed)) continue;
    const needs = program(name, (header) => member(header, 'required').json === true);
    const added: Finding = ['response-header-required', 'is now always present'];
    const optional: Finding = ['response-header-optional', 'can now be missing', needs];
    collector.compareMark(about, memberOf(both, 'required'), added, optional);
    collector.compareSchemas(about, memberOf(both, 'schema'));
    collector.compareAnnotations(both, ['description', 'deprecated', 'example', 'examples'], about.spots);
  }
}

export const NOTHING: Maybe = { json: undefined, path: [] };

function headersOf(side: Side, response: Maybe): Map<string, Located> {
  const headers = membersOf(member(response, 'headers'));
  return new Map(headers.map(([name, header]) => [name.toLowerCase(), side.follow(header)]));
}

function responsesOf(side: Side, { at }: Exchange): Map<string, Located> {
  const responses = membersOf(member(at, 'responses')).filter(([status]) => !status.startsWith('x-'));
  return new Map(responses.map(([status, response]) => [status, side.follow(response)]));
}

function has(exchange: Exchange, side: Side, status: string): boolean {
  return partOf(side, exchange, 'responses', status).json !== undefined;
}

/** The response for a status that is not listed. */
function fallback(responses: ReadonlyMap<string, Located>, status: string): Located | undefined {
  return status === 'default' ? undefined : (responses.get(`${status[0]}XX`) ?? responses.get('default'));
}
