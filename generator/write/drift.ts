import { join } from 'node:path';

import { type GenerateOptions, selection } from '../options.ts';
import { changedInputs, type Fresh, type Reason } from './changed-inputs.ts';
import type { OutputFile } from '../render/render.ts';
import { contentHash, fileHash, filesBelow } from './hash.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/** One file that is not what it should be. */
export interface Drift extends Omit<Reason, 'cause'> {
  readonly path: string;
  readonly cause: Reason['cause'] | 'edited by hand' | 'missing' | 'stale';
}

/** The files of the output folder that differ from a fresh run, with the cause. */
export function findDrift(options: GenerateOptions, before: Manifest | undefined, fresh: Fresh): Drift[] {
  const reasonFor = changedInputs(options, before, fresh);
  const differing = fresh.files.flatMap((file) => driftOf(options.out, file, before, reasonFor(file)) ?? []);
  const detail = 'without it, the cause of a difference is unknown';
  const lost: Drift[] = before === undefined ? [{ path: MANIFEST, cause: 'missing', detail }] : [];
  return [...differing, ...lost, ...superfluous(options, before, fresh.files)];
}

function driftOf(
  out: string,
  { path, text }: OutputFile,
  before: Manifest | undefined,
  reason: Reason | undefined,
): Drift | undefined {
  const onDisk = fileHash(join(out, path));
  const wanted = contentHash(text);
  if (onDisk === wanted) return undefined;
  const recorded = before?.outputs[path];
  if (onDisk === undefined) {
    const detail = `it is new: ${reason?.detail ?? 'no run has written it'}`;
    const lost = 'it was written before and has been deleted';
    return { ...reason, path, cause: 'missing', detail: recorded === undefined ? detail : lost };
  }
  if (recorded !== undefined && onDisk !== recorded) {
    const also = wanted === recorded || reason === undefined ? '' : `; besides, ${reason.cause}: ${reason.detail}`;
    const detail = `it is not what was last written; put the change into the spec or a template${also}`;
    return { path, cause: 'edited by hand', detail };
  }
  return { path, ...(reason ?? { cause: 'unknown', detail: 'nothing that it is made from has changed' }) };
}

function superfluous(options: GenerateOptions, before: Manifest | undefined, files: readonly OutputFile[]): Drift[] {
  const { out } = options;
  const isSelected = selection(options);
  const current = new Set([MANIFEST, ...files.map(({ path }) => path)]);
  const extra = filesBelow(out).filter((path) => !current.has(path) && isSelected(path));
  return extra.map((path): Drift => {
    const hash = before?.outputs[path];
    const detail = 'no run wrote this file; move it out of the output folder or delete it';
    if (hash === undefined) return { path, cause: 'unknown', detail };
    const edited = hash === fileHash(join(out, path)) ? '' : ', and it has been edited since, so delete it yourself';
    return { path, cause: 'stale', detail: `nothing in the spec makes this file any more${edited}` };
  });
}
