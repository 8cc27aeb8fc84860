import type { JsonObject, JsonValue } from '../../json.ts';
import type { Direction, Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import type { Program } from '../proof/evidence.ts';
import { type Answer, call, receive, responseIn } from '../proof/programs.ts';
import { show } from '../show.ts';
import { type Located, member, membersOf, type Path, type Side } from '../side.ts';
import { compareContent } from './content.ts';
import type { EventExchange, Exchange, OperationExchange } from './exchange.ts';
import { compareNotes } from './notes.ts';

type Maybe = Located<JsonValue | undefined>;

/** What an operation answers, or what the receiver of a webhook may answer: then it is the client who sends it. */
export interface AnswerUse {
  readonly direction: 'request' | 'response';
  readonly program: (rest: string, holds: Answer<Exchange>) => Program;
}

export function answersOf(base: OperationExchange | EventExchange): AnswerUse {
  if ('type' in base)
    return { direction: 'request', program: (rest, holds) => receive(base, rest, holds as Answer<EventExchange>) };
  return { direction: 'response', program: (rest, holds) => call(base, rest, holds as Answer<OperationExchange>) };
}

/** Compares answers by status: which there are, their headers, bodies and links. */
export function compareResponses(collector: Collector, use: AnswerUse, base: Exchange, head: Exchange): void {
  const [before, after] = [responses(collector.base, base), responses(collector.head, head)];
  for (const [status, was] of before) {
    const is = after.get(status);
    const about = { direction: use.direction, spots: [{ name: head.name, part: status }] } as const;
    if (is !== undefined) {
      compareResponse(collector, use, head, status, was, is);
      continue;
    }
    const range = after.get(rangeOf(status)) ?? after.get('default');
    if (range !== undefined && status !== 'default') compareResponse(collector, use, head, status, was, range);
    else
      collector.report({
        ...{ ...about, code: isError(status) ? 'error-status-removed' : 'success-status-removed' },
        ...{ before: was.path, after: [...head.at.path, 'responses', status], subject: `${head.name} ${status}` },
        message: 'is no longer a response',
        program: use.program(`# expects ${status}`, (found, side) => responseIn(found, side, status) !== undefined),
      });
  }
  for (const [status, is] of after) {
    if (before.has(status)) continue;
    const range = before.get(rangeOf(status)) ?? before.get('default');
    if (range !== undefined && status !== 'default') {
      compareResponse(collector, use, head, status, range, is);
      continue;
    }
    collector.report({
      ...{ code: isError(status) ? 'error-status-added' : 'success-status-added', direction: use.direction },
      ...{ before: [...base.at.path, 'responses', status], after: is.path, subject: `${head.name} ${status}` },
      ...{ spots: [{ name: head.name, part: status }], message: 'is a new response' },
      program: use.program(
        `# knows ${[...before.keys()].join(', ')} only`,
        (found, side) => responseIn(found, side, status) === undefined,
      ),
    });
  }
}

function compareResponse(
  collector: Collector,
  use: AnswerUse,
  head: Exchange,
  status: string,
  was: Located<JsonObject>,
  is: Located<JsonObject>,
): void {
  if (collector.isUntouched(was, is)) return;
  const spot: Spot = { name: head.name, part: status };
  const has = (found: Exchange, side: Side): Located<JsonObject> | undefined => responseIn(found, side, status);
  compareContent(
    collector,
    {
      ...{ direction: use.direction, spot },
      program: (type) =>
        use.program(`-H 'Accept: ${type}'`, (found, side) => {
          const response = has(found, side);
          return response !== undefined && member(member(response, 'content'), type).json !== undefined;
        }),
    },
    was,
    is,
  );
  const program = (name: string, holds: (header: Maybe) => boolean): Program =>
    use.program(`# reads the header ${name}`, (found, side) => {
      const response = has(found, side);
      return response !== undefined && holds(headersOf(side, response).get(name.toLowerCase()) ?? NOTHING);
    });
  const about = { direction: use.direction, spot, name: head.name, status };
  compareHeaders(collector, about, headersOf(collector.base, was), headersOf(collector.head, is), was, is, program);
  compareLinks(collector, use, spot, was, is, status);
  compareNotes(collector, [spot], was, is, ['description']);
}

const NOTHING: Maybe = { json: undefined, path: [] };

interface HeaderUse {
  readonly direction: Exclude<Direction, 'api'>;
  readonly spot: Spot;
}

/** Compares headers that are read: of responses, and of webhooks. Their names are in lower case. */
export function compareHeaders(
  collector: Collector,
  { direction, spot }: HeaderUse,
  before: ReadonlyMap<string, Located>,
  after: ReadonlyMap<string, Located>,
  base: { readonly path: Path },
  head: { readonly path: Path },
  program: (name: string, holds: (header: Maybe) => boolean) => Program,
): void {
  for (const [name, was] of before) {
    const spots = [{ name: spot.name, part: `${spot.part ?? ''} header ${name}`.trim() }];
    const about = { direction, spots, subject: `${spot.name} ${spots[0]!.part}` } as const;
    const is = after.get(name);
    if (is === undefined) {
      collector.report({
        ...{ ...about, code: 'response-header-removed', before: was.path, after: [...head.path, 'headers', name] },
        ...{ message: 'is no longer sent', program: program(name, ({ json }) => json !== undefined) },
      });
      continue;
    }
    const [had, has] = [member(was, 'required'), member(is, 'required')];
    const paths = { before: had.path, after: has.path };
    if (had.json === true && has.json !== true)
      collector.report({
        ...{ ...about, ...paths, code: 'response-header-optional', message: 'can now be missing' },
        program: program(name, (header) => member(header, 'required').json === true),
      });
    if (had.json !== true && has.json === true)
      collector.report({ ...about, ...paths, code: 'response-header-required', message: 'is now always there' });
    collector.schemas(direction, spots[0]!, member(was, 'schema'), member(is, 'schema'));
    compareNotes(collector, spots, was, is, ['description', 'deprecated', 'example', 'examples']);
  }
  for (const [name, is] of after) {
    if (before.has(name)) continue;
    const part = `${spot.part ?? ''} header ${name}`.trim();
    collector.report({
      ...{ code: 'response-header-added', direction, before: [...base.path, 'headers', name], after: is.path },
      ...{ spots: [{ name: spot.name, part }], subject: `${spot.name} ${part}`, message: 'is a new header' },
    });
  }
}

function compareLinks(
  collector: Collector,
  use: AnswerUse,
  spot: Spot,
  was: Located<JsonObject>,
  is: Located<JsonObject>,
  status: string,
): void {
  const [before, after] = [new Map(membersOf(member(was, 'links'))), new Map(membersOf(member(is, 'links')))];
  const about = { direction: use.direction, spots: [spot] } as const;
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(name), after.get(name)];
    const [from, to] = [old && collector.base.follow(old), now && collector.head.follow(now)];
    if (equal(from?.json, to?.json)) continue;
    const paths = {
      before: from?.path ?? [...was.path, 'links', name],
      after: to?.path ?? [...is.path, 'links', name],
    };
    const program = use.program(`# follows the link ${name}`, (found, side) => {
      const response = responseIn(found, side, status);
      const link = response && side.follow(member(member(response, 'links'), name));
      return equal(link?.json, from?.json);
    });
    if (to === undefined)
      collector.report({
        ...about,
        ...paths,
        code: 'link-removed',
        message: `no longer has the link ${name}`,
        program,
      });
    else if (from === undefined)
      collector.report({ ...about, ...paths, code: 'link-added', message: `has the new link ${name}` });
    else
      collector.report({
        ...{ ...about, ...paths, code: 'link-changed', message: `has the link ${name} ${show(to.json)}`, program },
      });
  }
}

function headersOf(side: Side, response: Located<JsonObject>): Map<string, Located> {
  return new Map(
    membersOf(member(response, 'headers')).map(([name, header]) => [name.toLowerCase(), side.follow(header)]),
  );
}

function responses(side: Side, exchange: Exchange): Map<string, Located<JsonObject>> {
  const all = membersOf(member(exchange.at, 'responses')).filter(([status]) => !status.startsWith('x-'));
  return new Map(all.map(([status]) => [status, responseIn(exchange, side, status)!]));
}

function rangeOf(status: string): string {
  return `${status[0]}XX`;
}

/** `default` is for what is not listed, which is failures. */
function isError(status: string): boolean {
  return status === 'default' || status.startsWith('4') || status.startsWith('5');
}
