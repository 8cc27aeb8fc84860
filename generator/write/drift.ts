import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Place } from '../diagnostic/place.ts';
import type { JsonObject } from '../json.ts';
import type { Api } from '../model/api.ts';
import { type GenerateOptions, optionsKey } from '../options.ts';
import type { OutputFile } from '../targets/target.ts';
import { differences, type Path, sourceOf } from './differences.ts';
import { contentHash, fileHash } from './hash.ts';
import { changedNames, generatorHashes, specHashes } from './inputs.ts';
import type { Manifest } from './manifest.ts';

export type Cause = 'edited by hand' | 'spec changed' | 'generator or template changed' | 'options changed' | 'missing' | 'stale' | 'unknown';

/** One file that is not what it should be. */
export interface Drift {
  readonly path: string;
  readonly cause: Cause;
  /** The reason with its place, in one line. */
  readonly detail: string;
  /** The line of the spec that made the difference, where one did. */
  readonly at?: { readonly file: string; readonly line: number; readonly column: number };
}

interface Fresh {
  readonly api: Api;
  readonly files: readonly OutputFile[];
  readonly place: (path: Path) => Place;
  readonly specFiles: readonly string[];
}

/** Compares the output folder with what a run would write now. */
export async function findDrift(options: GenerateOptions, before: Manifest | undefined, fresh: Fresh): Promise<Drift[]> {
  const reasons = await changedInputs(options, before, fresh);
  const current = new Set(fresh.files.map((file) => file.path));
  const differing = fresh.files.flatMap((file) => compare(options.out, file, before, reasons));
  const stale = Object.keys(before?.outputs ?? {})
    .filter((path) => !current.has(path) && fileHash(join(options.out, path)) !== undefined)
    .map((path): Drift => ({ path, cause: 'stale', detail: 'nothing in the spec makes this file any more' }));
  return [...differing, ...stale];
}

type Reasons = (file: OutputFile) => Omit<Drift, 'path'> | undefined;

function compare(out: string, file: OutputFile, before: Manifest | undefined, reasons: Reasons): Drift[] {
  const onDisk = fileHash(join(out, file.path));
  const wanted = contentHash(file.text);
  if (onDisk === wanted) return [];
  const known = before?.outputs[file.path]?.hash;
  const reason = reasons(file);
  if (onDisk === undefined) {
    const detail = known === undefined ? (reason?.detail ?? 'it has never been written') : 'it was written once and is gone';
    return [{ ...reason, path: file.path, cause: 'missing', detail }];
  }
  if (known !== undefined && onDisk !== known) {
    const also = wanted === known || reason === undefined ? '' : `; besides, ${reason.cause}: ${reason.detail}`;
    return [{ path: file.path, cause: 'edited by hand', detail: `it is not what was last written${also}` }];
  }
  return [{ path: file.path, ...(reason ?? { cause: 'unknown', detail: 'the manifest does not tell what it was made from' }) }];
}

/** Why a file may differ: the first of the inputs that has changed since the manifest was written. */
async function changedInputs(options: GenerateOptions, before: Manifest | undefined, fresh: Fresh): Promise<Reasons> {
  if (before === undefined) return () => ({ cause: 'unknown', detail: 'there is no manifest of an earlier run' });
  if (before.options !== optionsKey(options)) return () => ({ cause: 'options changed', detail: `${before.options} → ${optionsKey(options)}` });
  const spec = changedNames(before.spec, specHashes(fresh.specFiles));
  const generator = changedNames(before.generator, generatorHashes());
  const lines = spec.length > 0 ? await specLines(options.out, before, fresh) : undefined;
  return (file) => {
    if (lines !== undefined) {
      const [first, ...more] = lines(file);
      if (first === undefined) return { cause: 'spec changed', detail: spec.join(', ') };
      const rest = more.length > 0 ? ` and ${more.length} more` : '';
      return { cause: 'spec changed', detail: `${first.file}:${first.line}:${first.column} ${first.what}${rest}`, at: first };
    }
    if (generator.length > 0) return { cause: 'generator or template changed', detail: generatorDetail(file, generator) };
    return undefined;
  };
}

/** The changed files of the generator that are closest to an output file: its own template and target before everything else. */
function generatorDetail(file: OutputFile, changed: readonly string[]): string {
  const target = file.path.split('/', 1)[0];
  const own = changed.filter((path) => path.startsWith(`templates/${target}/`) || path.startsWith(`generator/targets/${target}`));
  const [...named] = own.length > 0 ? own : changed;
  const more = named.length > 3 ? ` and ${named.length - 3} more` : '';
  return named.slice(0, 3).join(', ') + more;
}

interface SpecLine {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/** The changed lines of the spec that matter to a file, by comparing the bundle of the last run with today's. */
async function specLines(out: string, before: Manifest, fresh: Fresh): Promise<(file: OutputFile) => SpecLine[]> {
  const { locate } = await import('../load/locate.ts');
  const path = join(out, 'openapi/openapi.json');
  const intact = fileHash(path) === before.outputs['openapi/openapi.json']?.hash;
  const changed = intact ? differences(JSON.parse(readFileSync(path, 'utf8')) as JsonObject, fresh.api.document) : [];
  const located = changed.map((at) => {
    const place = fresh.place(at);
    const { line, column } = locate(place);
    return { source: sourceOf(at, fresh.api), line: { file: place.file, line, column, what: `(${at.join('.')})` } };
  });
  return (file) => {
    const own = located.filter(({ source }) => file.sources.includes(source) || file.sources.includes('document'));
    return (own.length > 0 ? own : located).map(({ line }) => line);
  };
}
