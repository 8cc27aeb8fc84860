import type { DiagnosticCode } from '../../diagnostic/diagnostic.ts';
import type { JsonObject } from '../../json.ts';
import type { Finding } from './finding.ts';
import { at, entries, followed, formatPointer, type Path, referencesIn } from '../document/json.ts';
import type { DocumentView } from './document-view.ts';
import { walk } from '../document/grammar.ts';

/** Keywords that determine the structure of a value; only mistakes in these affect other places. */
const STRUCTURE: ReadonlySet<string> = new Set(
  '$ref type properties required items prefixItems allOf anyOf oneOf enum const discriminator'.split(' '),
);

/**
 * For rules whose findings explain no others: the places that a finding at this place depends on. Some
 * depend on none, because they are about examples, or about what the generator supports.
 */
const READS: Partial<Record<DiagnosticCode, (place: Path) => readonly Path[]>> = {
  'discriminator-unmapped': (place) => [place.slice(0, -3)],
  'enum-type': (place) => members(place.slice(0, place.at(-1) === 'const' ? -1 : -2), 'type'),
  'error-status-mismatch': (place) => [
    ...members(place.slice(0, 3), 'responses', 'x-error-codes', 'x-error-sets'),
    ['x-shared-errors'],
  ],
  'example-invalid': () => [],
  'extension-misplaced': (place) => members(place.slice(0, -1), 'type', 'pattern', '$ref'),
  'format-unknown': () => [],
  'id-prefix-pattern': (place) => members(place.slice(0, -1), 'pattern'),
  'open-enum-without-enum': (place) => [place.slice(0, -1)],
  'pagination-unmet': (place) => [
    ...members(place.slice(0, -1), 'responses', 'parameters'),
    ...members(place.slice(0, -2), 'parameters'),
    ['x-pagination'],
  ],
  'path-parameter-missing': (place) => [2, 3].flatMap((length) => members(place.slice(0, length), 'parameters')),
  'request-unread': () => [],
  'required-undefined': (place) => members(place.slice(0, -2), 'properties', 'patternProperties'),
  'response-unread': () => [],
  'type-missing': (place) => [place.slice(0, -1)],
};

function members(owner: Path, ...keys: readonly string[]): Path[] {
  return keys.map((key) => [...owner, key]);
}

function readsOf({ code, path, reads }: Finding): readonly Path[] | undefined {
  return reads ?? READS[code]?.(path);
}

/**
 * Drops findings that only follow from another one, so that the cause stands out:
 * - errors of OpenAPI's schema at a place for which a rule has a more specific finding;
 * - findings of a rule that reads a place with another finding or an unresolved reference;
 * - findings about an object whose `$ref` is misspelled, and missing members that are misspelled.
 *
 * All findings of a document are equally severe, so an error never becomes a success.
 */
export function withoutConsequences(findings: readonly Finding[], view: DocumentView): Finding[] {
  const causes = findings.filter((each) => readsOf(each) === undefined);
  const misspelled = causes.flatMap(({ path, meant }) => (meant === undefined ? [] : [[...path.slice(0, -1), meant]]));
  const meant = new PlaceSet(misspelled);
  const withoutReference = new PlaceSet(
    misspelled.filter((path) => path.at(-1) === '$ref').map((path) => path.slice(0, -1)),
  );
  const specific = new PlaceSet(causes.filter(({ code }) => code !== 'openapi-invalid').flatMap(placesOf));
  const all = new PlaceSet(causes.flatMap(placesOf));
  const isRead = findings.some((each) => (readsOf(each) ?? []).length > 0);
  const structural = isRead ? structuralCauses(causes, view) : [];
  const places = new PlaceSet(structural);
  const components = structural.length === 0 ? new Set<string>() : reachingComponents(view.document, places);

  const isConsequence = (finding: Finding): boolean => {
    const { code, path, lacks } = finding;
    if (finding.meant !== '$ref' && withoutReference.hasAround(path)) return true;
    if (lacks?.every((key) => meant.hasAround([...path, key])) === true) return true;
    if (code === 'openapi-invalid') return placesOf(finding).some((place) => specific.hasAround(place));
    return (readsOf(finding) ?? []).some((path) => {
      if (all.hasAround(path) || places.hasAround(path) || places.hasWithin(path)) return true;
      return components.size > 0 && [...referencesIn(at(view.document, path))].some((ref) => components.has(ref));
    });
  };
  return findings.filter((finding) => !isConsequence(finding));
}

/** The causes that affect other places: mistakes outside of schemas, or in their structure. */
function structuralCauses(causes: readonly Finding[], view: DocumentView): Path[] {
  const schemas = new Set(view.schemas.map(({ path }) => path.join('\n')));
  return [...causes.flatMap(placesOf), ...unresolved(view)].filter((place) => {
    const key = place.findLastIndex((_, index) => schemas.has(place.slice(0, index).join('\n')));
    return key === -1 || STRUCTURE.has(String(place[key]));
  });
}

/** The place of a finding: where a missing member belongs, and both names of a misspelled one. */
function placesOf({ path, lacks, meant }: Finding): readonly Path[] {
  if (lacks !== undefined) return lacks.map((key) => [...path, key]);
  return meant === undefined ? [path] : [path, [...path.slice(0, -1), meant]];
}

/** The unresolved references, which loading leaves only in strict mode and never in data. */
function unresolved({ document, strict }: DocumentView): Path[] {
  const found: Path[] = [];
  if (!strict) return found;
  walk(document, (json, _, path) => {
    if (typeof json['$ref'] === 'string' && followed(document, json) === undefined) found.push([...path, '$ref']);
  });
  return found;
}

/** References to the components that contain one of the places, directly or by reference. */
function reachingComponents(document: JsonObject, places: PlaceSet): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const found = new Set<string>();
  for (const [kind, components] of entries(document['components'])) {
    for (const [name, component] of entries(components)) {
      const path = ['components', kind, name];
      const ref = `#${formatPointer(path)}`;
      if (places.hasWithin(path)) found.add(ref);
      for (const used of referencesIn(component)) users.set(used, [...(users.get(used) ?? []), ref]);
    }
  }
  // Iterating over a set includes the items added meanwhile.
  for (const ref of found) for (const user of users.get(ref) ?? []) found.add(user);
  return found;
}

class PlaceSet {
  readonly #places = new Set<string>();
  readonly #prefixes = new Set<string>();

  constructor(paths: readonly Path[]) {
    for (const path of paths) {
      this.#places.add(keyOf(path));
      for (let length = 0; length <= path.length; length += 1) this.#prefixes.add(keyOf(path.slice(0, length)));
    }
  }

  /** Whether the set contains this path or one that encloses it. */
  hasAround(path: Path): boolean {
    return path.some((_, index) => this.#places.has(keyOf(path.slice(0, index)))) || this.#places.has(keyOf(path));
  }

  /** Whether the set contains this path or one below it. */
  hasWithin(path: Path): boolean {
    return this.#prefixes.has(keyOf(path));
  }
}

function keyOf(path: Path): string {
  return path.join('\n');
}
