import { equal } from '../equal.ts';
import { noted, show } from '../show.ts';
import type { PairReport } from './comparison.ts';
import { pathOf, saidOf, type SchemaNode } from './schema-node.ts';

/** Keywords that only people and tools read. */
const READ = ['title', 'description', '$comment', 'example', 'examples', 'externalDocs', 'x-pattern-message'];

/** Compares what schemas say beside which values they take. */
export function compareAnnotations(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  compareDefaults(report, base, head);
  const [was, is] = [isDeprecated(base), isDeprecated(head)];
  if (was !== is) {
    const paths = [pathOf(base, 'deprecated'), pathOf(head, 'deprecated')] as const;
    if (is) report.differ('deprecated', ...paths, 'is now deprecated');
    else report.differ('undeprecated', ...paths, 'is no longer deprecated');
  }
  for (const keyword of READ) {
    const [before, after] = [saidOf(base, keyword), saidOf(head, keyword)];
    const changed = Math.max(before.length, after.length);
    for (let index = 0; index < changed; index += 1) {
      const [old, now] = [before[index], after[index]];
      if (equal(old?.json, now?.json)) continue;
      const paths = [old?.path ?? pathOf(base, keyword), now?.path ?? pathOf(head, keyword)] as const;
      report.differ('documentation', ...paths, noted(keyword, old?.json, now?.json));
    }
  }
}

function compareDefaults(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  const [before, after] = [saidOf(base, 'default')[0], saidOf(head, 'default')[0]];
  if (equal(before?.json, after?.json)) return;
  const paths = [before?.path ?? pathOf(base, 'default'), after?.path ?? pathOf(head, 'default')] as const;
  const [old, now] = [show(before?.json), show(after?.json)];
  if (before === undefined) report.differ('default-added', ...paths, `now means ${now} when it is left out`);
  else if (after === undefined)
    report.differ('default-removed', ...paths, `no longer means ${old} when it is left out`);
  else report.differ('default-changed', ...paths, `now means ${now} when it is left out (was ${old})`);
}

function isDeprecated(node: SchemaNode): boolean {
  return saidOf(node, 'deprecated').some(({ json }) => json === true);
}
