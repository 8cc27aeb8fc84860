import { PGlite } from '@electric-sql/pglite';

import { clusterFiles } from './cluster-files.ts';

/**
 * `node --liftoff-only create-cluster-main.ts DIRECTORY`: creates the files of an empty database; see
 * `create-cluster.ts`.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('The argument DIRECTORY is missing.');
process.umask(0o077);
const pglite = await PGlite.create(clusterFiles(directory));
await pglite.close();
