import { fsyncSync } from 'node:fs';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = Parameters<NodeFS['init']>;

interface Attributes {
  mode?: number;
}

/** The used part of the compiled module, which PGlite's types omit. */
interface Module {
  readonly NODEFS: {
    readonly node_ops: { setattr(node: unknown, attributes: Attributes): void };
    readonly stream_ops: { fsync?: (file: { readonly nfd?: number }) => number };
  };
}

const OWNER_ONLY = 0o700;

/**
 * The files of an embedded database, accessible to its owner only: the engine creates files with mode 0666,
 * whatever the umask is.
 *
 * With `fsync`, PostgreSQL's own fsync calls reach the files. The embedded engine starts PostgreSQL with
 * `-F`, which disables these calls, and its file system ignores them; with both corrected, a commit is on
 * the disk before it is acknowledged, at the cost of one `fsync` (3 ms here; a commit takes 0.3 ms
 * without). Directories are not synchronized: on ext4 and XFS their entries follow the files.
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

/**
 * Options of a database in `directory`; with `fsync` it survives a power cut. PostgreSQL's timer that
 * reports the progress of a recovery is off: after a recovery that fails, as on a full disk, it would
 * continue and keep the process from ending.
 */
export function clusterFiles(directory: string, fsync = false): PGliteOptions {
  const fs = new ClusterFiles(directory, fsync);
  const params = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];
  if (!fsync) return { fs, startParams: params };
  // `fdatasync` is not connected to the files.
  return { fs, startParams: [...params.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'] };
}
