import { compareDocument } from './api/document.ts';
import { compareEvents } from './api/events.ts';
import { compareExports } from './api/exports.ts';
import { compareOperations } from './api/operations.ts';
import type { Change, Level } from './change.ts';
import { Collector } from './collector.ts';
import { equal } from './equal.ts';
import { compareText } from '../model/canonical.ts';
import { share } from '../model/share.ts';
import { Side } from './side.ts';
import type { JsonObject } from '../json.ts';

const RANK: Readonly<Record<Level, number>> = { breaking: 0, compatible: 1, docs: 2 };

/**
 * Every difference between two documents, each with its verdict in each direction that it is met in and with all operations and
 * events that it reaches; breaking ones first, in the order of their places. Takes documents rather than the model: making
 * that takes half as long again as reading the largest documents, and drops what no generated file needs.
 */
export function findChanges(base: JsonObject, head: JsonObject): Change[] {
  // What is the same in both, as nearly all of two versions is, is looked at once when it is one object.
  return compareSides(new Side(share(head, base)), new Side(head));
}

/** The same, of documents that may share what is the same in both, or not: that changes nothing but the time that it takes. */
export function compareSides(before: Side, after: Side): Change[] {
  const collector = new Collector(before, after);
  compareDocument(collector);
  compareOperations(collector);
  compareEvents(collector);
  compareExports(collector);
  let changes = collector.finish();
  if (changes.length === 0 && !equal(withoutVersion(before), withoutVersion(after))) {
    collector.report({
      ...{ code: 'rewritten', direction: 'api', before: [], after: [], spots: [], subject: 'the document' },
      message: 'is written in another way and means the same',
    });
    changes = collector.finish();
  }
  return changes.sort(
    (a, b) => RANK[a.level] - RANK[b.level] || compareText(a.at, b.at) || compareText(a.message, b.message),
  );
}

function withoutVersion({ document }: Side): JsonObject {
  const { info, openapi: _openapi, 'x-changelog': _changelog, ...rest } = document;
  return { ...rest, info: typeof info === 'object' ? { ...info, version: '' } : {} };
}
