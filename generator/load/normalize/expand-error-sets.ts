import { diagnose, type Diagnostic, type Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import type { PlaceTree } from '../bundle/place-tree.ts';
import { extensions } from '../check/rules/extensions.ts';
import { methods } from '../document/grammar.ts';
import { type Draft, entries, get, isObject, list, type Path } from '../document/json.ts';
import { isTexts } from '../document/schema-keywords.ts';
import { spellingHelp } from '../document/spelling-help.ts';

/** An error code of an operation, and the place that states it. */
interface PlacedCode {
  readonly code: JsonValue;
  readonly place: Place;
}

/**
 * Replaces the `x-error-sets` of operations by what they mean: their codes move to `x-error-codes`, and each
 * status of a code gets its response, so that the bundled document states both in full. Changes `bundled`.
 * Malformed values stay, for the rules to report.
 */
export function expandErrorSets(bundled: Draft, places: PlaceTree): Diagnostic[] {
  const { 'x-shared-errors': shared, 'x-error-catalogue': catalogue } = bundled;
  // The file is missing, which has been reported; every set would be unknown.
  if (typeof get(shared, '$ref') === 'string') return [];
  const diagnostics: Diagnostic[] = [];
  const placed = (codes: JsonValue | undefined, path: Path): PlacedCode[] =>
    list(codes).map((code, index) => ({ code, place: places.find([...path, index]) }));
  const sets = new Map(
    entries(get(shared, 'sets')).map(([name, codes]) => [name, placed(codes, ['x-shared-errors', 'sets', name])]),
  );

  for (const [path, item] of entries(bundled['paths'])) {
    for (const [method, operation] of entries(item)) {
      if (methods.includes(method) && isObject(operation) && operation['x-error-sets'] !== undefined)
        expand(operation, ['paths', path, method]);
    }
  }
  if (extensions['x-shared-errors']!.fits(shared)) delete bundled['x-shared-errors'];
  return diagnostics;

  function expand(operation: Draft, path: Path): void {
    const { 'x-error-sets': names, 'x-error-codes': own, responses } = operation;
    const inSets = sharedCodes(list(names), [...path, 'x-error-sets']);
    const particular = placed(own, [...path, 'x-error-codes']);
    for (const { code, place } of particular) {
      const same = inSets.get(code);
      if (same === undefined) continue;
      const message = `a set of the operation has the error code '${String(code)}' already`;
      const related = [{ message: 'the set has it here', place: same.place }];
      diagnostics.push(diagnose('error-code-repeated', place, message, { related }));
    }
    const codes = [...inSets.values(), ...particular.filter(({ code }) => !inSets.has(code))];
    // Read before the places change. Without `x-error-codes`, the sets are where the operation states its
    // codes.
    const place = places.find([...path, own === undefined ? 'x-error-sets' : 'x-error-codes']);
    places.mark([...path, 'x-error-codes'], place);
    for (const [index, code] of codes.entries()) places.mark([...path, 'x-error-codes', index], code.place);
    delete operation['x-error-sets'];
    delete operation['x-error-codes'];
    if (!isTexts(names)) operation['x-error-sets'] = names!;
    operation['x-error-codes'] = own === undefined || isTexts(own) ? codes.map(({ code }) => code) : own;
    if (responses === undefined || isObject(responses))
      operation['responses'] = { ...responses, ...sharedResponses(responses, codes, [...path, 'responses']) };
  }

  /** The codes of these sets, each once. */
  function sharedCodes(names: readonly JsonValue[], path: Path): ReadonlyMap<JsonValue, PlacedCode> {
    const byCode = new Map<JsonValue, PlacedCode>();
    for (const [index, name] of names.entries()) {
      if (typeof name !== 'string') continue;
      if (!sets.has(name)) {
        const message = `the set '${name}' is not in x-shared-errors`;
        const place = places.find([...path, index]);
        diagnostics.push(diagnose('error-set-unknown', place, message, spellingHelp(name, sets.keys())));
      }
      for (const each of sets.get(name) ?? []) if (!byCode.has(each.code)) byCode.set(each.code, each);
    }
    return byCode;
  }

  /** The shared response of each status that has none in the operation itself, which is more specific. */
  function sharedResponses(own: JsonObject | undefined, codes: readonly PlacedCode[], path: Path): Draft {
    const added: Draft = {};
    for (const { code } of codes) {
      const status = String(get(get(catalogue, String(code)), 'status'));
      const response = get(get(shared, 'responses'), status);
      if (response === undefined || get(own, status) !== undefined) continue;
      added[status] = response;
      places.mark([...path, status], places.find(['x-shared-errors', 'responses', status]));
    }
    return added;
  }
}
