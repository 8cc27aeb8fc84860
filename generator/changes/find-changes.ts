import type { JsonObject } from '../json.ts';
import { compareText } from '../model/canonical.ts';
import { share } from '../model/share.ts';
import { compareDocument, compareExports } from './api/document.ts';
import { compareEvents } from './api/events.ts';
import { compareOperations } from './api/operations.ts';
import type { Change } from './change.ts';
import { Collector } from './collector.ts';
import { LEVELS } from './direction.ts';
import { ofApi, Part } from './part.ts';
import { equal, Side } from './side.ts';

/**
 * Every difference between two bundled documents, breaking ones first, ordered by place. It compares
 * documents rather than the model, which omits whatever no generated file needs.
 */
export function findChanges(base: JsonObject, head: JsonObject): Change[] {
  // Nearly everything is equal in two versions. As the same object, it is compared in no time.
  return compareSides(new Side(share(head, base)), new Side(head));
}

/** The same for documents that need not share equal parts: only the time differs. */
export function compareSides(before: Side, after: Side): Change[] {
  const collector = new Collector(before, after);
  const document = new Part(collector, ofApi('the document'), [before.at(), after.at()]);
  compareDocument(document);
  compareOperations(collector);
  compareEvents(collector);
  compareExports(document);
  let changes = collector.finish();
  if (changes.length === 0 && !equal(withoutVersion(before), withoutVersion(after))) {
    document.report('rewritten', 'is written in another way and means the same');
    changes = collector.finish();
  }
  const rank = ({ level }: Change): number => LEVELS.indexOf(level);
  return changes.sort((a, b) => rank(a) - rank(b) || compareText(a.at, b.at) || compareText(a.message, b.message));
}

function withoutVersion({ document }: Side): JsonObject {
  const { info, openapi: _openapi, 'x-changelog': _changelog, ...rest } = document;
  return { ...rest, info: typeof info === 'object' ? { ...info, version: '' } : {} };
}
