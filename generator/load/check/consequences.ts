import { type DiagnosticCode, severityOf } from '../../diagnostic/catalogue.ts';
import type { Finding } from './finding.ts';
import { at, followed, type Path } from '../document/json.ts';
import type { DocumentView } from './document-view.ts';
import { walk } from '../document/walk.ts';
import { PlaceSet } from './place-set.ts';
import { reachingComponents, referencesIn } from './reaching-components.ts';

/** Keywords that determine the structure of a value; only mistakes in these affect other places. */
const STRUCTURE: ReadonlySet<string> = new Set(
  '$ref type properties required items prefixItems allOf anyOf oneOf enum const discriminator'.split(' '),
);

/** Findings without consequences: they are about examples, or about what the generator supports. */
const EFFECTLESS: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'example-invalid',
  'format-unknown',
  'request-unread',
  'response-unread',
]);

/**
 * Drops findings that only follow from another one, so that the cause stands out:
 * - errors of OpenAPI's schema at a place for which a rule has a more specific finding;
 * - findings of a rule that `reads` a place with another finding or an unresolved reference;
 * - findings about an object whose `$ref` is misspelled, and missing members that are misspelled.
 *
 * The cause is at least as severe and remains, so an error never becomes a success. `isSound` means that
 * loading reported no error, so every reference is resolved.
 */
export function withoutConsequences(findings: readonly Finding[], view: DocumentView, isSound: boolean): Finding[] {
  const isConsequence = {
    error: ofCauses(findings.filter(isError), view, isSound),
    warning: ofCauses(findings, view, isSound),
  };
  return findings.filter((finding) => !isConsequence[isError(finding) ? 'error' : 'warning'](finding));
}

function isError({ code, options }: Finding): boolean {
  return (options?.severity ?? severityOf(code)) === 'error';
}

function ofCauses(findings: readonly Finding[], view: DocumentView, isSound: boolean): (finding: Finding) => boolean {
  const causes = findings.filter(({ code, options }) => options?.reads === undefined && !EFFECTLESS.has(code));
  const misspelledReferences = new PlaceSet(
    causes.filter(({ options }) => options?.meant === '$ref').map(({ path }) => path.slice(0, -1)),
  );
  const misspelled = new PlaceSet(
    causes.flatMap(({ path, options }) =>
      options?.meant === undefined ? [] : [[...path.slice(0, -1), options.meant]],
    ),
  );
  const specific = new PlaceSet(causes.filter(({ code }) => code !== 'openapi-invalid').flatMap(placesOf));
  const all = new PlaceSet(causes.flatMap(placesOf));
  const isRead = findings.some(({ options }) => options?.reads !== undefined);
  const places = new PlaceSet(isRead ? structuralCauses(causes, view, isSound) : []);
  const components = places.isEmpty() ? new Set<string>() : reachingComponents(view.document, places);

  return (finding) => {
    const { options } = finding;
    if (options?.meant !== '$ref' && misspelledReferences.hasAround(finding.path)) return true;
    if (options?.lacks?.every((key) => misspelled.hasAround([...finding.path, key])) === true) return true;
    if (finding.code === 'openapi-invalid') return placesOf(finding).some((place) => specific.hasAround(place));
    return (options?.reads ?? []).some((path) => {
      if (all.hasAround(path) || places.hasAround(path) || places.hasWithin(path)) return true;
      return components.size > 0 && [...referencesIn(at(view.document, path))].some((ref) => components.has(ref));
    });
  };
}

/** The causes that affect other places: mistakes outside of schemas, or in their structure. */
function structuralCauses(causes: readonly Finding[], view: DocumentView, isSound: boolean): Path[] {
  const schemas = new Set(view.schemas.map(({ path }) => path.join('\n')));
  return [...causes.flatMap(placesOf), ...(isSound ? [] : unresolved(view))].filter((place) => {
    const key = place.findLastIndex((_, index) => schemas.has(place.slice(0, index).join('\n')));
    return key === -1 || STRUCTURE.has(String(place[key]));
  });
}

/** The place of a finding: where a missing member belongs, and both names of a misspelled one. */
function placesOf({ path, options }: Finding): readonly Path[] {
  if (options?.lacks !== undefined) return options.lacks.map((key) => [...path, key]);
  return options?.meant === undefined ? [path] : [path, [...path.slice(0, -1), options.meant]];
}

/** Finds unresolved references everywhere that loading resolves them, which excludes data. */
function unresolved({ document }: DocumentView): Path[] {
  const found: Path[] = [];
  walk(document, (json, _, path) => {
    if (typeof json['$ref'] === 'string' && followed(document, json) === undefined) found.push([...path, '$ref']);
  });
  return found;
}
