import type { JsonObject } from '../../json.ts';
import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import type { Program } from '../proof/evidence.ts';
import type { ProgramOf } from '../proof/programs.ts';
import { show } from '../show.ts';
import { byName, type Located, type Maybe, member, membersByName, membersOf, placeOf, type Side } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { compareContent, hasMediaType } from './content.ts';
import { type Exchange, partOf } from './exchange.ts';
import { compareHeaders } from './headers.ts';

/** The responses of an operation, which clients read, or of a webhook's receiver, which clients send. */
export interface ResponseUse {
  readonly direction: 'request' | 'response';
  readonly program: ProgramOf;
}

type Response = Located<JsonObject>;

interface ResponsePair extends ResponseUse {
  readonly collector: Collector;
  readonly spot: Spot & { readonly part: string };
  readonly was: Response;
  readonly is: Response;
}

export function compareResponses(collector: Collector, use: ResponseUse, base: Exchange, head: Exchange): void {
  const [before, after] = [responsesOf(collector.base, base), responsesOf(collector.head, head)];
  for (const [status, own, other] of byName(before, after)) {
    const [was, is] = [own ?? fallback(before, status), other ?? fallback(after, status)];
    const spot = { name: head.name, part: status };
    if (was !== undefined && is !== undefined) {
      compareResponse({ collector, ...use, spot, was, is });
      continue;
    }
    const about = { direction: use.direction, spots: [spot], subject: `${head.name} ${status}` };
    const paths = [placeOf(was, base.at, 'responses', status), placeOf(is, head.at, 'responses', status)] as const;
    const kind = isError(status) ? 'error-status' : 'success-status';
    if (is === undefined) {
      const program = use.program(`# expects ${status}`, (found, side) => has(found, side, status));
      collector.report(about, `${kind}-removed`, paths, 'is no longer a response', program);
    } else {
      const text = `# knows ${[...before.keys()].join(', ')} only`;
      const program = use.program(text, (found, side) => !has(found, side, status));
      collector.report(about, `${kind}-added`, paths, 'is a new response', program);
    }
  }
}

function compareResponse(pair: ResponsePair): void {
  const { collector, direction, program, spot, was, is } = pair;
  if (collector.isSame(was, is)) return;
  const status = spot.part;
  const accepts = (type: string): Program => program(`-H 'Accept: ${type}'`, hasMediaType(type, 'responses', status));
  compareContent(collector, { direction, spot, program: accepts }, was, is);
  const reads = (name: string, holds: (header: Maybe) => boolean): Program =>
    program(`# reads the header ${name}`, (found, side) => {
      const response = partOf(side, found, 'responses', status);
      return response !== undefined && holds(headersOf(side, response).get(name) ?? { json: undefined, path: [] });
    });
  compareHeaders(
    collector,
    { direction, spot, program: reads },
    { owner: was, byName: headersOf(collector.base, was) },
    { owner: is, byName: headersOf(collector.head, is) },
  );
  compareLinks(pair);
  compareAnnotations(collector, [spot], was, is, ['description']);
}

function compareLinks({ collector, direction, program, spot, was, is }: ResponsePair): void {
  const about = { direction, spots: [spot] };
  for (const [name, old, now] of membersByName(member(was, 'links'), member(is, 'links'))) {
    const [from, to] = [old && collector.base.follow(old), now && collector.head.follow(now)];
    if (equal(from?.json, to?.json)) continue;
    const paths = [placeOf(from, was, 'links', name), placeOf(to, is, 'links', name)] as const;
    const follows = program(`# follows the link ${name}`, (found, side) => {
      const response = partOf(side, found, 'responses', spot.part);
      const link = response && side.follow(member(member(response, 'links'), name));
      return equal(link?.json, from?.json);
    });
    if (to === undefined) collector.report(about, 'link-removed', paths, `no longer has the link ${name}`, follows);
    else if (from === undefined) collector.report(about, 'link-added', paths, `has the new link ${name}`);
    else collector.report(about, 'link-changed', paths, `has the link ${name} ${show(to.json)}`, follows);
  }
}

function headersOf(side: Side, response: Response): Map<string, Located> {
  const headers = membersOf(member(response, 'headers'));
  return new Map(headers.map(([name, header]) => [name.toLowerCase(), side.follow(header)]));
}

function responsesOf(side: Side, exchange: Exchange): Map<string, Response> {
  const responses = membersOf(member(exchange.at, 'responses')).filter(([status]) => !status.startsWith('x-'));
  return new Map(responses.map(([status]) => [status, partOf(side, exchange, 'responses', status)!]));
}

function has(exchange: Exchange, side: Side, status: string): boolean {
  return partOf(side, exchange, 'responses', status) !== undefined;
}

/** The response for a status that is not listed. */
function fallback(responses: ReadonlyMap<string, Response>, status: string): Response | undefined {
  return status === 'default' ? undefined : (responses.get(`${status[0]}XX`) ?? responses.get('default'));
}

/** `default` counts as an error. */
function isError(status: string): boolean {
  return status === 'default' || status.startsWith('4') || status.startsWith('5');
}
