import { expect, test } from 'vitest';

import { diskOfEachEngine } from './disk-of-each-engine.ts';
import { mountSmallDisk } from './small-disk.ts';

const disk = mountSmallDisk();
const reason = typeof disk === 'string' ? ` (left out: ${disk})` : '';
if (typeof disk !== 'string') disk.remove();

/** A short form of `npm run chaos -- disk`, which mounts its own file systems. */
test.skipIf(typeof disk === 'string')(
  `a database whose disk is full loses nothing that was acknowledged, and works again when there is space${reason}`,
  async () => {
    const missed: string[] = [];
    for await (const { engine, bars } of diskOfEachEngine({ rounds: 2, print: () => undefined })) {
      for (const { met, isTime, name, seen } of bars)
        if (!met && isTime !== true) missed.push(`${engine}: ${name}: ${seen}`);
    }
    expect(missed).toEqual([]);
  },
  600_000,
);
