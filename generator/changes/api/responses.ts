import type { Program } from '../change.ts';
import type { About, Collector, Finding } from '../collector.ts';
import type { MessageDirection } from '../direction.ts';
import type { ProgramOf } from '../proof/programs.ts';
import { show } from '../show.ts';
import type { Both, Located, Maybe, Side } from '../side.ts';
import { bothByName, byName, equal, isEqual, member, memberOf, membersByName, membersOf } from '../side.ts';
import { compareContent, hasMediaType } from './bodies.ts';
import { aboutOf, type Exchange, partOf } from './exchange.ts';

/** A program that works while `holds` of a response, which may be absent. */
type ResponseProgram = (text: string, holds: (response: Maybe, side: Side) => boolean) => Program;

/** Compares the responses that clients read, or those that they send as receivers of webhooks. */
export function compareResponses(
  collector: Collector,
  direction: MessageDirection,
  base: Exchange,
  head: Exchange,
  programOf: ProgramOf,
): void {
  const [before, after] = [responsesOf(collector.base, base), responsesOf(collector.head, head)];
  for (const [status, own, other] of byName(before, after)) {
    const absent = memberOf(memberOf([base.at, head.at], 'responses'), status);
    const both: Both = [own ?? fallback(before, status) ?? absent[0], other ?? fallback(after, status) ?? absent[1]];
    if (collector.isSame(both)) continue;
    const about = aboutOf(head, direction, status);
    const program: ResponseProgram = (text, holds) =>
      programOf(text, (found, side) => holds(partOf(side, found, 'responses', status), side));
    const kind = /^(default$|4|5)/.test(status) ? 'error-status' : 'success-status';
    const knows = program(`# knows ${[...before.keys()].join(', ')} only`, ({ json }) => json === undefined);
    const expects = program(`# expects ${status}`, ({ json }) => json !== undefined);
    const removed: Finding = [`${kind}-removed`, 'is no longer a response', expects];
    if (collector.isInBoth(about, both, [`${kind}-added`, 'is a new response', knows], removed))
      compareResponse(collector, about, both, program);
  }
}

function compareResponse(
  collector: Collector,
  about: About<MessageDirection>,
  both: Both,
  program: ResponseProgram,
): void {
  const accepts = (type: string): Program =>
    program(`-H 'Accept: ${type}'`, (response) => hasMediaType(response, type));
  compareContent(collector, about, both, accepts);
  const [before, after] = [headersOf(collector.base, both[0]), headersOf(collector.head, both[1])];
  compareHeaders(collector, about, bothByName(before, after, both, 'headers'), (name, holds) =>
    program(`# reads the header ${name}`, (response, side) => holds(headersOf(side, response).get(name) ?? NOTHING)),
  );
  const { direction, spots } = about;
  for (const [name, [old, now]] of membersByName(memberOf(both, 'links'))) {
    const link: Both = [collector.base.follow(old), collector.head.follow(now)];
    if (isEqual(link)) continue;
    const follows = program(`# follows the link ${name}`, (response, side) =>
      equal(side.follow(member(member(response, 'links'), name)).json, link[0].json),
    );
    const removed: Finding = ['link-removed', `no longer has the link ${name}`, follows];
    if (collector.isInBoth({ direction, spots }, link, ['link-added', `has the new link ${name}`], removed))
      collector.report(
        { direction, spots },
        link,
        'link-changed',
        `has the link ${name} ${show(link[1].json)}`,
        follows,
      );
  }
  collector.compareAnnotations(both, ['description'], spots);
}

/** Compares the headers of a response or event, keyed by their names in lower case. */
export function compareHeaders(
  collector: Collector,
  { direction, spots }: About<MessageDirection>,
  headers: ReturnType<typeof bothByName>,
  program: (name: string, holds: (header: Maybe) => boolean) => Program,
): void {
  const [owner] = spots;
  for (const [name, both] of headers) {
    const about = aboutOf(owner!, direction, `${owner!.part ?? ''} header ${name}`.trim());
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

/** The response for a status that is not listed. */
function fallback(responses: ReadonlyMap<string, Located>, status: string): Located | undefined {
  return status === 'default' ? undefined : (responses.get(`${status[0]}XX`) ?? responses.get('default'));
}
