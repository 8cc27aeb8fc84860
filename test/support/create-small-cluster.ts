import { PGlite } from '@electric-sql/pglite';

/** Creates an embedded database with small segments of its log in the directory that its argument names. */
const [directory] = process.argv.slice(2);
await (await PGlite.create(directory, { initDbStartParams: ['--wal-segsize=1'] })).close();
