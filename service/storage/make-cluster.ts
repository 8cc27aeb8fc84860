import { PGlite } from '@electric-sql/pglite';

import { clusterFiles } from './cluster-files.ts';

/** `node --liftoff-only make-cluster.ts DIRECTORY`: makes the files of an empty database. `cluster-maker.ts` says why this is a program. */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('The directory to make is missing.');
process.umask(0o077);
const pglite = await PGlite.create(clusterFiles(directory));
await pglite.close();
