import { expect, test } from 'vitest';

import { edits } from '../fuzz/edits.ts';
import { isLongRun } from '../support/suite-length.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** What is kept may not show, whatever is edited after what. A few edits of each document, of the small ones at least one of each kind; `npm run fuzz -- edits` makes hundreds. */
const DOCUMENTS = [
  ...(isLongRun ? [['generated/openapi/openapi.json', 4] as const] : []),
  ['test/golden/house-extensions/spec.yaml', isLongRun ? 20 : 10],
  ['test/golden/event-versions/spec.yaml', 15],
  ['test/golden/paths-and-methods/spec.yaml', 15],
] as const;

test.each(DOCUMENTS)(
  '%s: after each of %d edits, what a watch makes is what a first run makes',
  async (document, runs) => {
    const { made, differs } = await edits({ document, runs, seed: 20_261_121, folder: await temporaryDirectory() });
    expect(differs).toBeUndefined();
    expect(made).toBeGreaterThan(runs / 2);
  },
);
