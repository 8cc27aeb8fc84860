import { equal } from '../equal.ts';
import { show } from '../show.ts';
import { member, membersByName } from '../side.ts';
import { valuesAt } from './schema-node.ts';
import type { PairReport } from './schema-pairs.ts';

export function compareDiscriminators(report: PairReport): void {
  const { base, head } = report;
  const [before, after] = [valuesAt(base, 'discriminator')[0], valuesAt(head, 'discriminator')[0]];
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    const verb = after === undefined ? 'no longer has' : 'now has';
    report.differAt('discriminator', 'discriminator-noted', `${verb} a member that names its form`);
    return;
  }
  const [was, is] = [member(before, 'propertyName'), member(after, 'propertyName')];
  if (!equal(was.json, is.json)) {
    const message = `names its form in ${show(is.json)} (was ${show(was.json)})`;
    report.differ('discriminator-changed', [was.path, is.path], message);
  }
  const [from, to] = [member(before, 'mapping'), member(after, 'mapping')];
  for (const [tag, old, now] of membersByName(from, to)) {
    const paths = [member(from, tag).path, member(to, tag).path] as const;
    const name = show(tag);
    if (old === undefined) report.differ('discriminator-value-added', paths, `has the new tag ${name}`);
    else if (now === undefined) report.differ('discriminator-value-removed', paths, `no longer has the tag ${name}`);
    else if (!equal(old.json, now.json)) {
      const message = `the tag ${name} means ${show(now.json)}, was ${show(old.json)}`;
      report.differ('discriminator-value-changed', paths, message);
    }
  }
}
