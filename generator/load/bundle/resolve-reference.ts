import type { Place } from '../../diagnostic/diagnostic.ts';
import type { JsonValue } from '../../json.ts';
import { decodePercent, formatPointer, get, parsePointer, type Path } from '../document/json.ts';
import { spellingHelp } from '../document/spelling-help.ts';
import type { Sources } from '../read/sources.ts';

export interface Target {
  readonly file: string;
  readonly path: Path;
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

/** `undefined` for a file with syntax errors, which have been reported. */
type Found = Target | Failure | undefined;

interface Reference {
  readonly ref: string;
  /** The part before the `#`. */
  readonly address: string;
  readonly fragment: string;
  readonly from: Place;
  readonly sources: Sources;
  /** The number of references that led to this one. */
  readonly steps: number;
}

/** The longest chain of references to references; a longer one counts as a cycle. */
const MAX_STEPS = 50;

export function resolveReference(ref: string, from: Place, sources: Sources, steps = 0): Found {
  const [, address = '', fragment = ''] = /^([^#]*)#?(.*)$/s.exec(ref)!;
  const reference: Reference = { ref, address, fragment, from, sources, steps };
  const inside = sources.resources.isEmpty() ? undefined : inResource(reference);
  if (inside !== undefined) return inside;
  const isRemote = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
  const self = isRemote ? sources.fileWithSelf(address) : undefined;
  if (isRemote && self === undefined) return { code: 'ref-remote', message: `$ref '${ref}' leads to a remote address` };
  const id = address === '' || self !== undefined ? undefined : sources.resources.idAround(from.file, from.path);
  if (id !== undefined) return byId(reference, id);
  const file = self ?? (address === '' ? from.file : sources.nameOf(address, from.file));
  const source = sources.get(file);
  if (source === undefined) {
    const message = `$ref '${ref}': the file ${file} does not exist or can't be read`;
    return { code: 'file-missing', message, missing: file };
  }
  if (source.value === undefined) return undefined;
  if (isAnchor(fragment)) return withoutAnchor(ref, file, fragment);
  const root: Target = { file, path: [], value: source.value };
  const found = walk(root, reference);
  return isFailure(found) && address === '' ? (walkLocal(root, reference) ?? found) : found;
}

/**
 * Resolves a reference by `$id` or anchor; returns `undefined` when neither matches. Many tools write
 * pointers from the root of the file even below an `$id`, so the caller tries a failed pointer in the file.
 */
function inResource(reference: Reference): Found {
  const { ref, address, fragment, from, sources } = reference;
  const resource = sources.resources.named(ref, from.file, from.path);
  if (resource === undefined) return undefined;
  const { file, path, value, anchors, twin } = resource;
  if (twin !== undefined && address !== '') return ambiguous(ref, resource, twin);
  if (isAnchor(fragment)) {
    const name = decodePercent(fragment);
    const anchored = anchors.get(name);
    if (anchored === undefined) return address === '' ? undefined : withoutAnchor(ref, address, name);
    if (anchored.twin !== undefined)
      return ambiguous(ref, { file, path: anchored.path }, { file, path: anchored.twin });
    return { file, ...anchored, ...(anchored.dynamic && { dynamicAnchor: name }) };
  }
  if (path.length === 0 && sources.resources.startingAt(file, path) === undefined) return undefined;
  const found = walk({ file, path, value }, reference);
  return isFailure(found) && address === '' ? undefined : found;
}

/**
 * Below an `$id`, an address is relative to the `$id` and not to the file (JSON Schema 2020-12, core
 * §8.2.1). A file at the relative path matches when its own `$id` is that address.
 */
function byId(reference: Reference, id: string): Found {
  const { ref, address, from, sources } = reference;
  const beside = sources.get(sources.nameOf(address, from.file));
  const found = beside === undefined ? undefined : inResource(reference);
  if (found !== undefined) return found;
  const meant = URL.canParse(address, id) ? `resolves to ${new URL(address, id).href}` : 'is not a valid address';
  return {
    code: 'ref-remote',
    message: `$ref '${ref}' ${meant} below the $id '${id}', and no file has that address`,
    help: 'The generator never fetches files: add this address as the $id of the schema in one of the files, or remove the $id above the reference.',
  };
}

function isAnchor(fragment: string): boolean {
  return fragment !== '' && !fragment.startsWith('/');
}

function ambiguous(ref: string, one: Place, other: Place): Failure {
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

export function isFailure(found: Found): found is Failure {
  return found !== undefined && 'code' in found;
}

/** Follows the fragment as a JSON pointer, through the references on its way. */
function walk(start: Target, { ref, fragment, sources, steps }: Reference): Found {
  let at = start;
  for (const segment of parsePointer(fragment)) {
    let next = step(at, segment);
    const through = referenceIn(at.value);
    if (next === undefined && through !== undefined) {
      if (steps >= MAX_STEPS)
        return { code: 'ref-cycle', message: `$ref '${ref}' leads through a cycle of references` };
      const followed = resolveReference(through, at, sources, steps + 1);
      if (followed === undefined || isFailure(followed)) return followed;
      at = followed;
      next = step(at, segment);
    }
    if (next === undefined) return unresolved(ref, at, segment);
    at = next;
  }
  return at;
}

/** Resolves `#/$defs/Name` from the nearest enclosing schema with `$defs`, as many tools write it. */
function walkLocal(root: Target, reference: Reference): Found {
  const [keyword] = parsePointer(reference.fragment);
  if (keyword !== '$defs' && keyword !== 'definitions') return undefined;
  let owner: Target | undefined;
  let at: Target | undefined = root;
  for (const key of reference.from.path) {
    at = step(at, String(key));
    if (at === undefined) break;
    if (step(at, keyword) !== undefined) owner = at;
  }
  return owner === undefined ? undefined : walk(owner, reference);
}

function step({ file, path, value }: Target, segment: string): Target | undefined {
  const isIndex = Array.isArray(value) && /^(0|[1-9][0-9]*)$/.test(segment);
  const key = isIndex ? Number(segment) : segment;
  const member = isIndex ? (value as readonly JsonValue[])[Number(segment)] : get(value, segment);
  return member === undefined ? undefined : { file, path: [...path, key], value: member };
}

function unresolved(ref: string, at: Target, segment: string): Failure {
  const where = at.path.length === 0 ? at.file : `${at.file}#/${at.path.join('/')}`;
  const candidates = typeof at.value === 'object' && at.value !== null ? Object.keys(at.value) : [];
  return {
    code: 'ref-unresolved',
    message: `$ref '${ref}': ${where} has no '${segment}'`,
    missing: `${at.file}#${formatPointer([...at.path, segment])}`,
    ...spellingHelp(segment, candidates),
  };
}

export function referenceIn(value: JsonValue): string | undefined {
  const ref = get(value, '$ref');
  return typeof ref === 'string' ? ref : undefined;
}
