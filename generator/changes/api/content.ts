import type { Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import type { Direction } from '../direction.ts';
import { equal } from '../equal.ts';
import type { Program } from '../proof/evidence.ts';
import type { Holds } from '../proof/programs.ts';
import { byName, type Located, type Maybe, member, membersOf, placeOf, type Side } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { type Exchange, partOf } from './exchange.ts';

export interface ContentUse {
  readonly direction: Exclude<Direction, 'api'>;
  readonly spot: Spot;
  readonly program: (mediaType: string) => Program;
}

export function compareContent(collector: Collector, use: ContentUse, base: Maybe, head: Maybe): void {
  const { direction, spot, program } = use;
  const kind = direction === 'request' ? 'request' : 'response';
  const about = { direction, spots: [spot] };
  for (const [type, was, is] of byName(contentOf(base), contentOf(head))) {
    const paths = [placeOf(was, base, 'content', type), placeOf(is, head, 'content', type)] as const;
    if (is === undefined) {
      const message = `no longer has the media type ${type}`;
      collector.report(about, `${kind}-media-type-removed`, paths, message, program(type));
    } else if (was === undefined)
      collector.report(about, `${kind}-media-type-added`, paths, `can now have the media type ${type}`);
    else {
      collector.schemas(direction, spot, member(was, 'schema'), member(is, 'schema'));
      compareEncoding(collector, use, type, was, is);
      compareAnnotations(collector, [spot], was, is, ['example', 'examples']);
    }
  }
}

function compareEncoding(collector: Collector, use: ContentUse, type: string, was: Located, is: Located): void {
  const [old, now] = [member(was, 'encoding'), member(is, 'encoding')];
  if (equal(old.json, now.json)) return;
  const about = { direction: use.direction, spots: [use.spot] };
  const works = (side: Side): boolean =>
    equal(side.at(side.at(old.path) === undefined ? now.path : old.path), old.json);
  const message = `writes the parts of ${type} in another way`;
  collector.report(about, 'encoding-changed', [old.path, now.path], message, { ...use.program(type), works });
}

/** Whether the content below these keys of an exchange has a media type. */
export function hasMediaType(type: string, ...keys: readonly string[]): Holds<Exchange> {
  return (exchange, side) => {
    const owner = partOf(side, exchange, ...keys);
    return owner !== undefined && member(member(owner, 'content'), type).json !== undefined;
  };
}

function contentOf(owner: Maybe): Map<string, Located> {
  return new Map(membersOf(member(owner, 'content')).map(([type, media]) => [type.toLowerCase(), media]));
}
