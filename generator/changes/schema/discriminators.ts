import { show } from '../show.ts';
import { isEqual, memberOf, membersByName } from '../side.ts';
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
  const [was, is] = memberOf([before, after], 'propertyName');
  if (!isEqual([was, is])) {
    const message = `names its form in ${show(is.json)} (was ${show(was.json)})`;
    report.differ('discriminator-changed', [was.path, is.path], message);
  }
  for (const [tag, [old, now]] of membersByName(memberOf([before, after], 'mapping'))) {
    const paths = [old.path, now.path] as const;
    const name = show(tag);
    if (old.json === undefined) report.differ('discriminator-value-added', paths, `has the new tag ${name}`);
    else if (now.json === undefined)
      report.differ('discriminator-value-removed', paths, `no longer has the tag ${name}`);
    else if (!isEqual([old, now])) {
      const message = `the tag ${name} means ${show(now.json)}, was ${show(old.json)}`;
      report.differ('discriminator-value-changed', paths, message);
    }
  }
}
