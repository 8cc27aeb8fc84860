import { fsyncSync } from 'node:fs';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = Parameters<NodeFS['init']>;

interface Attributes {
  mode?: number;
}

/** What of the compiled module is named here; PGlite's types leave it out. */
interface Module {
  readonly NODEFS: {
    readonly node_ops: { setattr(node: unknown, attributes: Attributes): void };
    readonly stream_ops: { fsync?: (file: { readonly nfd?: number }) => number };
  };
}

const OWNER_ONLY = 0o700;

/**
 * The files of an embedded database, for its owner alone: the engine itself gives each new file the mode 0666, whatever the umask is.
 *
 * With `fsync`, PostgreSQL's own calls of it reach the files. The embedded engine starts PostgreSQL with `-F`, which leaves these calls out,
 * and its file system has nothing behind them; with both put right a commit is on the disk before it is acknowledged, at the price of one
 * `fsync` (3 ms here, where a commit takes 0.3 ms without). Directories are not synchronized: their entries follow the files' on ext4 and XFS.
 */
class ClusterFiles extends NodeFS {
  readonly #fsync: boolean;

  constructor(directory: string, fsync: boolean) {
    super(directory);
    this.#fsync = fsync;
  }

  override async init(pg: Init[0], options: Init[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const connect = (module: unknown): void => {
      const { node_ops, stream_ops } = (module as Module).NODEFS;
      const setattr = node_ops.setattr.bind(node_ops);
      node_ops.setattr = (node, attributes) => {
        if (attributes.mode !== undefined) attributes.mode &= ~0o777 | OWNER_ONLY;
        setattr(node, attributes);
      };
      if (!this.#fsync) return;
      stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), connect] } };
  }
}

/** Options of a database in `directory`; with `fsync`, of one that survives a power cut. */
export function clusterFiles(directory: string, fsync = false): PGliteOptions {
  const fs = new ClusterFiles(directory, fsync);
  if (!fsync) return { fs };
  const params = PGlite.defaultStartParams.filter((param) => param !== '-F');
  // Its `fdatasync` would reach nothing.
  return { fs, startParams: [...params, '-c', 'wal_sync_method=fsync'] };
}
