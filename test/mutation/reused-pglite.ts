import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

import { type CleanState, cleanStateOf, clean } from './clean-database.ts';

/** After so many uses, deleted rows take more time than a new database. */
const USES = 150;

interface Idle {
  readonly pglite: PGlite;
  readonly state: CleanState;
  readonly uses: number;
}

/**
 * The databases of this process that are not in use. Modules are loaded again for some mutants; databases
 * are not.
 */
const idle = ((globalThis as unknown as { idleDatabases?: Idle[] }).idleDatabases ??= []);

/**
 * Imported by the service instead of PGlite: a database in memory is used by one suite after the other, with
 * all rows removed in between. That takes a tenth of the time of a new one.
 */
const ReusedPGlite = {
  async create(options: PGliteOptions): Promise<unknown> {
    if (options.loadDataDir === undefined) return PGlite.create(options);
    return inUse(idle.pop() ?? (await opened(options)));
  },
};
export { ReusedPGlite as PGlite };

async function opened(options: PGliteOptions): Promise<Idle> {
  const pglite = await PGlite.create(options);
  return { pglite, state: await cleanStateOf(pglite), uses: 0 };
}

/** What the service uses of PGlite. Once closed, it has no effect on the database any more. */
function inUse({ pglite, state, uses }: Idle): object {
  let isClosed = false;
  return {
    parsers: pglite.parsers,
    get ready() {
      return !isClosed && pglite.ready;
    },
    execProtocol: async (...message: Parameters<PGlite['execProtocol']>) => {
      if (isClosed) throw new Error('PGlite is closed');
      return pglite.execProtocol(...message);
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      const isClean = uses < USES && (await clean(pglite, state).catch(() => false));
      if (isClean) idle.push({ pglite, state, uses: uses + 1 });
      else await pglite.close();
    },
  };
}
