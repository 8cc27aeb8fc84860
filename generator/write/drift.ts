import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Locate, Place } from '../diagnostic/diagnostic.ts';
import type { JsonObject } from '../json.ts';
import type { Api } from '../model/api.ts';
import { type GenerateOptions, selection } from '../options.ts';
import { partAt, partNames } from '../model/part-names.ts';
import { describeDifference, differences, type Path } from './differences.ts';
import { lazy } from '../targets/lazy.ts';
import type { OutputFile } from '../targets/unit.ts';
import { contentHash, fileHash, filesBelow } from './hash.ts';
import { changedNames, type Current } from './inputs.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

export interface Fresh extends Pick<Current, 'recorded' | 'generator'> {
  readonly api: Api;
  readonly files: readonly OutputFile[];
  readonly place: (path: Path) => Place;
  readonly locate: Locate;
  readonly inputs: Omit<Manifest, 'outputs'>;
  /** In a watch, the document of the last run, which shares equal parts with the one of `api`. */
  readonly previous?: JsonObject | undefined;
}

/** Why the content of a file has changed. */
export interface Reason {
  readonly cause: 'spec changed' | 'generator or template changed' | 'options changed' | 'unknown';
  /** With its place, in one line. */
  readonly detail: string;
  /** The line of the spec that made the difference, where one did. */
  readonly at?: { readonly file: string; readonly line: number; readonly column: number };
}

/** Reads what it needs of the last output before it returns, so call it before anything is written. */
export function changedInputs(
  { out }: GenerateOptions,
  before: Manifest | undefined,
  fresh: Fresh,
): (file: OutputFile) => Reason | undefined {
  if (before === undefined) return () => ({ cause: 'unknown', detail: 'there is no manifest of an earlier run' });
  const changedOptions = optionChanges(before.options, fresh.inputs.options);
  if (changedOptions !== '') return () => ({ cause: 'options changed', detail: changedOptions });
  const spec = changedNames(before.spec, fresh.inputs.spec).map((name) => relative('.', join(out, name)));
  const last = spec.length > 0 ? (fresh.previous ?? lastDocument(out, before)) : undefined;
  const changedLines = lazy(() => (last === undefined ? [] : linesBetween(last, fresh)));
  const namesOf = partNames(fresh.api);
  const generator = fresh.recorded && changedNames(fresh.recorded, fresh.generator);
  return (file) => {
    const lines = changedLines();
    const parts = namesOf(file.from);
    const own = lines.filter(({ part }) => parts.has(part) || parts.has('document'));
    if (own.length > 0) return specReason(own);
    if (generator !== undefined && generator.length > 0)
      return { cause: 'generator or template changed', detail: nearest(file, generator) };
    // No other input has changed, so it was the spec, although the file depends on none of the changed
    // lines directly.
    if (lines.length > 0) return specReason(lines);
    if (spec.length > 0) return { cause: 'spec changed', detail: spec.join(', ') };
    return generator === undefined
      ? { cause: 'generator or template changed', detail: 'the spec and the options are those of the last run' }
      : undefined;
  };
}

function optionChanges(before: string, after: string): string {
  const old = JSON.parse(before) as Record<string, unknown>;
  const now = JSON.parse(after) as Record<string, unknown>;
  const names = Object.keys(now).filter((name) => old[name] !== now[name]);
  return names.map((name) => `${name} ${JSON.stringify(old[name])} → ${JSON.stringify(now[name])}`).join(', ');
}

function lastDocument(out: string, before: Manifest): JsonObject | undefined {
  const path = join(out, 'openapi/openapi.json');
  if (fileHash(path) !== before.outputs['openapi/openapi.json']) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
}

interface ChangedLine {
  readonly part: string;
  readonly at: NonNullable<Reason['at']>;
  readonly what: string;
}

/** What differs between the document of the last run and the current one. */
function linesBetween(last: JsonObject, { api, place, locate }: Fresh): ChangedLine[] {
  return differences(last, api.document).map((difference) => {
    const written = place(difference.path);
    const { line, column } = locate(written);
    const at = { file: written.file, line, column };
    return { part: partAt(difference.path, api), at, what: describeDifference(difference) };
  });
}

function specReason([first, ...more]: readonly ChangedLine[]): Reason {
  const { file, line, column } = first!.at;
  const rest = more.length > 0 ? ` and ${more.length} more` : '';
  return { cause: 'spec changed', detail: `${file}:${line}:${column} ${first!.what}${rest}`, at: first!.at };
}

/** Those of the same target, if any has changed. */
function nearest(file: OutputFile, changed: readonly string[]): string {
  const target = file.path.split('/', 1)[0];
  const folders = [`templates/${target}/`, `generator/targets/${target}`];
  const own = changed.filter((path) => folders.some((folder) => path.startsWith(folder)));
  const named = own.length > 0 ? own : changed;
  const more = named.length > 3 ? ` and ${named.length - 3} more` : '';
  return named.slice(0, 3).join(', ') + more;
}

export interface Drift extends Omit<Reason, 'cause'> {
  readonly path: string;
  readonly cause: Reason['cause'] | 'edited by hand' | 'missing' | 'stale';
}

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
