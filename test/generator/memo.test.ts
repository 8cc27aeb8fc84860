import { expect, test } from 'vitest';

import { edits } from '../fuzz/edits.ts';
import { isLongRun } from '../support/suite-length.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/**
 * The memo never affects the output, whatever the edit. Tests a few edits of each document, and at least
 * one of each kind for the small ones; `npm run fuzz -- edits` makes hundreds.
 */
const DOCUMENTS = [
  ...(isLongRun ? [['generated/openapi/openapi.json', 4] as const] : []),
  ['test/golden/house-extensions/spec.yaml', isLongRun ? 20 : 10],
  ['test/golden/event-versions/spec.yaml', isLongRun ? 15 : 10],
  ['test/golden/paths-and-methods/spec.yaml', isLongRun ? 15 : 8],
] as const;

test.each(DOCUMENTS)(
  'a watch of %s writes the output of a first run after each of %d edits',
  async (document, runs) => {
    const { made, differs } = await edits({ document, runs, seed: 20_261_121, folder: await temporaryDirectory() });
    expect(differs).toBeUndefined();
    expect(made).toBeGreaterThan(runs / 2);
  },
);
