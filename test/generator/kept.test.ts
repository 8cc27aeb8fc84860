import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { CORE_SCHEMA, load } from 'js-yaml';
import { expect, test } from 'vitest';

import { type Generated, Generator } from '../../generator/generate.ts';
import type { OutputFile } from '../../generator/targets/target.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { type Draft, EDITS } from './edits.ts';
import { randomNumbers } from './shuffled-spec.ts';

/** Documents and how many edits of each: what is kept may not show, whatever is edited after what. */
const DOCUMENTS = [
  ['generated/openapi/openapi.json', 17],
  ['test/golden/house-extensions/spec.yaml', 60],
  ['test/golden/event-versions/spec.yaml', 30],
  ['test/golden/paths-and-methods/spec.yaml', 30],
] as const;

test.each(DOCUMENTS)(
  '%s: after each of %d edits, what a watch makes is what a first run makes',
  async (file, number) => {
    using watching = new Generator({ keeps: true });
    using first = new Generator({ keeps: false });
    const spec = join(await temporaryDirectory(), 'spec.json');
    const options = { spec, out: 'unused', scope: '@edited', strict: false };
    const random = randomNumbers(20_261_121);
    const below = (limit: number): number => random() % Math.max(1, limit);
    let good = load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as Draft;
    writeFileSync(spec, JSON.stringify(good));
    await watching.run(options);

    let made = 0;
    const kinds = Object.entries(EDITS);
    for (let tried = 0, edit = 0; edit < number; tried += 1) {
      // Each kind once before any comes again.
      const [kind, apply] = kinds[tried < kinds.length ? tried : below(kinds.length)]!;
      const draft = structuredClone(good);
      if (!apply(draft, below)) continue;
      edit += 1;
      writeFileSync(spec, JSON.stringify(draft));
      const now = await watching.run(options);
      const cold = await first.run(options);
      expect(seen(now), `edit ${edit}: ${kind}`).toEqual(seen(cold));
      if (cold.output === undefined) continue;
      made += 1;
      good = draft;
    }
    expect(made).toBeGreaterThan(number / 2);
  },
);

/** All that somebody gets to see of a run. */
function seen({ output, diagnostics }: Generated<OutputFile>) {
  return { files: output?.files.map(({ path, text, sources }) => [path, text, [...sources]]), diagnostics };
}
