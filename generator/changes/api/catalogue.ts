import { strings } from '../../model/reader.ts';
import type { Collector } from '../collector.ts';
import { equal } from '../equal.ts';
import { code } from '../proof/programs.ts';
import { show } from '../show.ts';
import { member, membersByName } from '../side.ts';
import { compareAnnotations } from './annotations.ts';
import { operationsOf } from './exchange.ts';

const FOR_PROGRAMS = ['type', 'status'];
const FOR_PEOPLE = ['group', 'title', 'description', 'remedy', 'causes'];

export function compareCatalogue(collector: Collector): void {
  const { base, head } = collector;
  for (const [name, was, is] of membersByName(base.root('x-error-catalogue'), head.root('x-error-catalogue'))) {
    const spots = operationsOf(was === undefined ? head : base)
      .filter(({ at }) => strings(at.json['x-error-codes']).includes(name))
      .map((operation) => ({ name: operation.name }));
    const about = { direction: 'response', spots, subject: `error ${name}` } as const;
    const path = ['x-error-catalogue', name];
    if (was === undefined) collector.report(about, 'catalogue-code-added', [path, path], 'is a new error code');
    else if (is === undefined) {
      const program = code(`if (error.code === '${name}') …`, (side) => side.at(path) !== undefined);
      collector.report(about, 'catalogue-code-removed', [path, path], 'is no longer an error code', program);
    } else {
      for (const key of FOR_PROGRAMS) {
        const [old, now] = [member(was, key), member(is, key)];
        if (equal(old.json, now.json)) continue;
        const text = `if (error.code === '${name}' && error.${key} === ${show(old.json)}) …`;
        const program = code(text, (side) => equal(side.at(old.path), old.json));
        const message = `now has the ${key} ${show(now.json)} (was ${show(old.json)})`;
        collector.report(about, 'catalogue-code-changed', [old.path, now.path], message, program);
      }
      compareAnnotations(collector, [], was, is, FOR_PEOPLE);
    }
  }
}
