import type { JsonValue } from '../../json.ts';
import { decodePercent, formatPointer, parsePointer } from '../document/json-pointer.ts';
import { nearMiss } from '../document/near-miss.ts';
import type { Sources } from '../read/sources.ts';

/** A value in a file, and the path to it. */
export interface Target {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly value: JsonValue;
  /** The `$dynamicAnchor` that the reference named. */
  readonly dynamicAnchor?: string;
}

export interface Failure {
  readonly code: 'ref-remote' | 'ref-unresolved' | 'file-missing' | 'ref-cycle';
  readonly message: string;
  readonly help?: string;
  /** The missing file or part of a file; equal for all references that fail for the same reason. */
  readonly missing?: string;
}

interface Origin {
  readonly file: string;
  readonly path: readonly (string | number)[];
}

/** The longest chain of references to references; a longer one counts as a cycle. */
const MAX_STEPS = 50;

/** Follows a `$ref`. Returns `undefined` for a file with syntax errors, which have been reported. */
export function resolveReference(ref: string, from: Origin, sources: Sources, steps = 0): Target | Failure | undefined {
  const [address = '', fragment = ''] = split(ref);
  const own = sources.resources.isEmpty() ? undefined : inResource(ref, fragment, from, sources, steps);
  if (own !== undefined) return own;
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) {
    return { code: 'ref-remote', message: `$ref '${ref}' leads to a remote address` };
  }
  const id = address === '' ? undefined : sources.resources.idAround(from.file, from.path);
  if (id !== undefined) return byId(ref, id, from, sources, steps);
  const file = address === '' ? from.file : sources.nameOf(address, from.file);
  const source = sources.get(file);
  if (source === undefined)
    return {
      code: 'file-missing',
      message: `$ref '${ref}': the file ${file} does not exist or can't be read`,
      missing: file,
    };
  if (source.value === undefined) return undefined;
  if (fragment !== '' && !fragment.startsWith('/')) {
    return withoutAnchor(ref, file, fragment);
  }
  const root: Target = { file, path: [], value: source.value };
  const segments = parsePointer(fragment);
  const found = walk(root, segments, ref, sources, steps);
  if (!isFailure(found) || address !== '') return found;
  return walkLocal(root, from.path, segments, ref, sources, steps) ?? found;
}

/**
 * Resolves a reference by `$id` or anchor; returns `undefined` when neither matches. Many tools write
 * pointers from the root of the file even below an `$id`, so the caller resolves a pointer that fails here
 * in the file.
 */
function inResource(
  ref: string,
  fragment: string,
  from: Origin,
  sources: Sources,
  steps: number,
): Target | Failure | undefined {
  const resource = sources.resources.named(ref, from.file, from.path);
  if (resource === undefined) return undefined;
  const { file, path, value, anchors, twin } = resource;
  if (twin !== undefined && !ref.startsWith('#')) return ambiguous(ref, resource, twin);
  if (fragment !== '' && !fragment.startsWith('/')) {
    const name = decodePercent(fragment);
    const anchored = anchors.get(name);
    if (anchored?.twin !== undefined)
      return ambiguous(ref, { file, path: anchored.path }, { file, path: anchored.twin });
    if (anchored !== undefined) return { file, ...anchored, ...(anchored.dynamic && { dynamicAnchor: name }) };
    return ref.startsWith('#') ? undefined : withoutAnchor(ref, split(ref)[0]!, name);
  }
  if (path.length === 0 && sources.resources.startingAt(file, path) === undefined) return undefined;
  const found = walk({ file, path, value }, parsePointer(fragment), ref, sources, steps);
  return isFailure(found) && ref.startsWith('#') ? undefined : found;
}

/**
 * Below an `$id`, an address is relative to the `$id` and not to the file (JSON Schema 2020-12, core
 * §8.2.1). A file at the relative path matches when its own `$id` is that address.
 */
function byId(ref: string, id: string, from: Origin, sources: Sources, steps: number): Target | Failure | undefined {
  const [address = '', fragment = ''] = split(ref);
  const beside = sources.get(sources.nameOf(address, from.file));
  const found = beside === undefined ? undefined : inResource(ref, fragment, from, sources, steps);
  if (found !== undefined) return found;
  const meant = URL.canParse(address, id) ? `resolves to ${new URL(address, id).href}` : 'is not a valid address';
  return {
    code: 'ref-remote',
    message: `$ref '${ref}' ${meant} below the $id '${id}', and no file has that address`,
    help: 'The generator never fetches files: add this address as the $id of the schema in one of the files, or remove the $id above the reference.',
  };
}

function ambiguous(ref: string, one: Origin, other: Origin): Failure {
  const [first, second] = [one, other].map(({ file, path }) => `${file}#${formatPointer(path)}`).sort();
  return {
    code: 'ref-unresolved',
    message: `$ref '${ref}' matches both ${first} and ${second}`,
    help: 'Change the $id or $anchor of one of the two.',
  };
}

function withoutAnchor(ref: string, where: string, name: string): Failure {
  return { code: 'ref-unresolved', message: `$ref '${ref}': ${where} has no $anchor '${name}'` };
}

export function isFailure(found: Target | Failure | undefined): found is Failure {
  return found !== undefined && 'code' in found;
}

function walk(
  start: Target,
  segments: readonly string[],
  ref: string,
  sources: Sources,
  steps: number,
): Target | Failure | undefined {
  let at = start;
  for (const segment of segments) {
    const next = step(at, segment);
    if (next !== undefined) {
      at = next;
      continue;
    }
    const through = referenceIn(at.value);
    if (through === undefined) return unresolved(ref, at, segment);
    if (steps >= MAX_STEPS) return { code: 'ref-cycle', message: `$ref '${ref}' leads through a cycle of references` };
    const followed = resolveReference(through, at, sources, steps + 1);
    if (followed === undefined || isFailure(followed)) return followed;
    const beyond = step(followed, segment);
    if (beyond === undefined) return unresolved(ref, followed, segment);
    at = beyond;
  }
  return at;
}

/** Resolves `#/$defs/Name` from the nearest enclosing schema with `$defs`, as many tools write it. */
function walkLocal(
  root: Target,
  path: readonly (string | number)[],
  segments: readonly string[],
  ref: string,
  sources: Sources,
  steps: number,
): Target | Failure | undefined {
  if (segments[0] !== '$defs' && segments[0] !== 'definitions') return undefined;
  const ancestors: Target[] = [];
  let at: Target | undefined = root;
  for (const key of path) {
    at = step(at, String(key));
    if (at === undefined) break;
    ancestors.unshift(at);
  }
  const owner = ancestors.find((ancestor) => step(ancestor, segments[0]!) !== undefined);
  return owner === undefined ? undefined : walk(owner, segments, ref, sources, steps);
}

function step(at: Target, segment: string): Target | undefined {
  const { file, path, value } = at;
  if (Array.isArray(value)) {
    if (!/^(0|[1-9][0-9]*)$/.test(segment) || Number(segment) >= value.length) return undefined;
    return { file, path: [...path, Number(segment)], value: (value as readonly JsonValue[])[Number(segment)]! };
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
  return { file, path: [...path, segment], value: (value as Readonly<Record<string, JsonValue>>)[segment]! };
}

function unresolved(ref: string, at: Target, segment: string): Failure {
  const where = at.path.length === 0 ? at.file : `${at.file}#/${at.path.join('/')}`;
  const meant = nearMiss(segment, typeof at.value === 'object' && at.value !== null ? Object.keys(at.value) : []);
  const missing = `${at.file}#${formatPointer([...at.path, segment])}`;
  const failure = { code: 'ref-unresolved', message: `$ref '${ref}': ${where} has no '${segment}'`, missing } as const;
  return meant === undefined ? failure : { ...failure, help: `Did you mean ${meant}?` };
}

/** The text of a `$ref`, if the value is a reference. */
export function referenceIn(value: JsonValue): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, '$ref'))
    return undefined;
  const ref = (value as Readonly<Record<string, JsonValue>>)['$ref'];
  return typeof ref === 'string' ? ref : undefined;
}

function split(ref: string): readonly string[] {
  const hash = ref.indexOf('#');
  return hash === -1 ? [ref, ''] : [ref.slice(0, hash), ref.slice(hash + 1)];
}
