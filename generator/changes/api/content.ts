import type { JsonValue } from '../../json.ts';
import type { Direction, Spot } from '../change.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import type { Program } from '../proof/evidence.ts';
import { compareNotes } from './notes.ts';
import { type Located, member, membersOf } from '../side.ts';

type Maybe = Located<JsonValue | undefined>;

export interface ContentUse {
  readonly direction: Exclude<Direction, 'api'>;
  readonly spot: Spot;
  /** What a client does with a body of this type. */
  readonly program: (mediaType: string) => Program;
}

/** Compares bodies by media type: which there are, their schemas, and how their parts are written. */
export function compareContent(collector: Collector, use: ContentUse, base: Maybe, head: Maybe): void {
  const [before, after] = [contentOf(base), contentOf(head)];
  const kind = use.direction === 'request' ? 'request' : 'response';
  const { direction, spot } = use;
  for (const [type, was] of before) {
    const is = after.get(type);
    if (is === undefined) {
      collector.report({
        ...{ code: `${kind}-media-type-removed`, direction, spots: [spot] },
        ...{
          before: was.path,
          after: [...head.path, 'content', type],
          message: `no longer has the media type ${type}`,
        },
        program: use.program(type),
      });
      continue;
    }
    collector.schemas(direction, spot, member(was, 'schema'), member(is, 'schema'));
    const [old, now] = [member(was, 'encoding'), member(is, 'encoding')];
    if (!equal(old.json, now.json))
      collector.report({
        ...{ code: 'encoding-changed', direction, spots: [spot], before: old.path, after: now.path },
        message: `writes the parts of ${type} in another way`,
        program: {
          ...use.program(type),
          works: (side) => equal(side.at(side.at(old.path) === undefined ? now.path : old.path), old.json),
        },
      });
    compareNotes(collector, [spot], was, is, ['example', 'examples']);
  }
  for (const [type, is] of after) {
    if (before.has(type)) continue;
    collector.report({
      ...{ code: `${kind}-media-type-added`, direction, spots: [spot] },
      ...{ before: [...base.path, 'content', type], after: is.path, message: `can now have the media type ${type}` },
    });
  }
}

function contentOf(owner: Maybe): Map<string, Located> {
  return new Map(membersOf(member(owner, 'content')).map(([type, media]) => [type.toLowerCase(), media]));
}
