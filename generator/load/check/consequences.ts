import { catalogue } from '../../diagnostic/catalogue.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import type { Finding } from './finding.ts';
import { data, document as documentKind, type Kind, kindOf, kindOfItem } from '../document/grammar.ts';
import { at, followed, type DocumentView } from './document-view.ts';
import type { Path } from './rules/rule.ts';
import { PlaceSet } from './place-set.ts';
import { reachingComponents, referencesIn } from './reaching-components.ts';

/** Keywords that say of what form a value is. A wrong limit beside them has no consequences in other places. */
const FORM: ReadonlySet<string> = new Set(
  '$ref type properties required items prefixItems allOf anyOf oneOf enum const discriminator'.split(' '),
);

/** What these say of a place spoils nothing else: it is about examples, or about what the generator makes of the place. */
const EFFECTLESS: ReadonlySet<string> = new Set([
  'example-invalid',
  'format-unknown',
  'request-unread',
  'answer-unread',
]);

/**
 * Leaves out findings that only follow from another one, so that the cause is not lost among them:
 * - OpenAPI's schema about a place of which a rule, knowing more, has said what is wrong;
 * - a rule that `reads` what another finding, or a reference that leads nowhere, has spoilt;
 * - anything about an object whose `$ref` is misspelt, and the lack of a member that is misspelt.
 *
 * The cause is at least as grave and stays, so an error never becomes a success. `isSound` says that loading reported no error:
 * then each reference leads somewhere.
 */
export function withoutConsequences(findings: readonly Finding[], view: DocumentView, isSound: boolean): Finding[] {
  const isConsequence = {
    error: ofCauses(findings.filter(isError), view, isSound),
    warning: ofCauses(findings, view, isSound),
  };
  return findings.filter((finding) => !isConsequence[isError(finding) ? 'error' : 'warning'](finding));
}

function isError({ code, options }: Finding): boolean {
  return (options?.severity ?? catalogue[code].severity) === 'error';
}

function ofCauses(findings: readonly Finding[], view: DocumentView, isSound: boolean): (finding: Finding) => boolean {
  const causes = findings.filter(({ code, options }) => options?.reads === undefined && !EFFECTLESS.has(code));
  const misspeltReferences = setOf(
    causes.filter(({ options }) => options?.meant === '$ref').map(({ path }) => path.slice(0, -1)),
  );
  const misspelt = setOf(
    causes.flatMap(({ path, options }) =>
      options?.meant === undefined ? [] : [[...path.slice(0, -1), options.meant]],
    ),
  );
  const known = setOf(causes.filter(({ code }) => code !== 'openapi-invalid').flatMap(placesOf));
  const all = setOf(causes.flatMap(placesOf));
  let memo: { readonly places: PlaceSet; readonly components: ReadonlySet<string> } | undefined;
  const spoilt = (): NonNullable<typeof memo> => {
    if (memo !== undefined) return memo;
    const schemas = new Set(view.schemas.map(({ path }) => path.join('\n')));
    const isOfForm = (place: Path): boolean => {
      const key = place.findLastIndex((_, index) => schemas.has(place.slice(0, index).join('\n')));
      return key === -1 || FORM.has(String(place[key]));
    };
    const places = setOf([...causes.flatMap(placesOf), ...(isSound ? [] : unresolved(view))].filter(isOfForm));
    const components = places.isEmpty() ? new Set<string>() : reachingComponents(view.document, places);
    return (memo = { places, components });
  };

  return (finding) => {
    const { options } = finding;
    if (options?.meant !== '$ref' && misspeltReferences.hasAround(finding.path)) return true;
    if (options?.lacks?.every((key) => misspelt.hasAround([...finding.path, key])) === true) return true;
    if (finding.code === 'openapi-invalid') return placesOf(finding).some((place) => known.hasAround(place));
    return (options?.reads ?? []).some((path) => {
      const { places, components } = spoilt();
      if (all.hasAround(path) || places.hasAround(path) || places.hasWithin(path)) return true;
      return components.size > 0 && [...referencesIn(at(view.document, path))].some((ref) => components.has(ref));
    });
  };
}

/** Where a finding stands; of a missing member, where it would stand, and of a misspelt one also where it is meant to be. */
function placesOf({ path, options }: Finding): readonly Path[] {
  if (options?.lacks !== undefined) return options.lacks.map((key) => [...path, key]);
  return options?.meant === undefined ? [path] : [path, [...path.slice(0, -1), options.meant]];
}

/** References that lead nowhere. Looked for where loading resolves them, which is everywhere but in data. */
function unresolved({ document: root }: DocumentView): Path[] {
  const found: Path[] = [];
  const visit = (value: JsonValue, kind: Kind, path: Path): void => {
    if (typeof value !== 'object' || value === null || kind === data) return;
    if (Array.isArray(value)) {
      value.forEach((item: JsonValue, index) => visit(item, kindOfItem(kind), [...path, index]));
      return;
    }
    const object = value as JsonObject;
    if (typeof object['$ref'] === 'string' && followed(root, object) === undefined) found.push([...path, '$ref']);
    for (const [key, member] of Object.entries(object)) visit(member, kindOf(kind, key), [...path, key]);
  };
  visit(root, documentKind, []);
  return found;
}

function setOf(paths: readonly Path[]): PlaceSet {
  const set = new PlaceSet();
  for (const path of paths) set.add(path);
  return set;
}
