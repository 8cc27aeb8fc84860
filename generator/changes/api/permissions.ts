import { strings } from '../../model/reader.ts';
import type { Collector } from '../collector.ts';
import { code } from '../proof/programs.ts';
import { show } from '../show.ts';
import { member, membersByName } from '../side.ts';
import { compareAnnotations } from './annotations.ts';

export function comparePermissions(collector: Collector): void {
  const { base, head } = collector;
  for (const [name, was, is] of membersByName(base.root('x-permissions'), head.root('x-permissions'))) {
    const about = { direction: 'api', spots: [], subject: `permission ${name}` } as const;
    const path = ['x-permissions', name];
    if (was === undefined) collector.report(about, 'permission-added', [path, path], 'is a new permission');
    else if (is === undefined) {
      const program = code(`keys.create({ permissions: [${show(name)}] })`, (side) => side.at(path) !== undefined);
      collector.report(about, 'permission-removed', [path, path], 'is no longer a permission', program);
    } else {
      const [old, now] = [member(was, 'implies'), member(is, 'implies')];
      const paths = [old.path, now.path] as const;
      const [before, after] = [strings(old.json), strings(now.json)];
      for (const other of before.filter((each) => !after.includes(each))) {
        const text = `// a key with ${name} does what requires ${other}`;
        const program = code(text, (side) => strings(side.at(old.path)).includes(other));
        collector.report(about, 'implied-permission-removed', paths, `no longer includes ${other}`, program);
      }
      for (const other of after.filter((each) => !before.includes(each)))
        collector.report(about, 'implied-permission-added', paths, `now includes ${other}`);
      compareAnnotations(collector, [], was, is, ['description']);
    }
  }
}
