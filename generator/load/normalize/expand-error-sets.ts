import { diagnose } from '../../diagnostic/catalogue.ts';
import type { Diagnostic, Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import type { PlaceTree } from '../bundle/place-tree.ts';
import { extensions } from '../check/rules/extensions.ts';
import { methods } from '../document/grammar.ts';
import { type Draft, entries, get, isObject, list, type Path } from '../document/json.ts';
import { isTexts } from '../document/shape.ts';
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
  const shared = bundled['x-shared-errors'];
  // The file is missing, which has been reported; every set would be unknown.
  if (typeof get(shared, '$ref') === 'string') return [];
  const expansion = new Expansion(bundled, places);
  for (const [path, item] of entries(bundled['paths'])) {
    for (const [method, operation] of entries(item)) {
      if (!methods.includes(method) || !isObject(operation) || operation['x-error-sets'] === undefined) continue;
      (item as Draft)[method] = expansion.expand(operation, ['paths', path, method]);
    }
  }
  if (extensions['x-shared-errors']!.fits(shared)) delete bundled['x-shared-errors'];
  return expansion.diagnostics;
}

class Expansion {
  readonly diagnostics: Diagnostic[] = [];
  private readonly places: PlaceTree;
  private readonly catalogue: JsonValue | undefined;
  private readonly sets: ReadonlyMap<string, readonly PlacedCode[]>;
  private readonly responses: JsonValue | undefined;

  constructor(bundled: JsonObject, places: PlaceTree) {
    const shared = bundled['x-shared-errors'];
    const sets = entries(get(shared, 'sets'));
    this.places = places;
    this.catalogue = bundled['x-error-catalogue'];
    this.sets = new Map(sets.map(([name, codes]) => [name, this.placed(codes, ['x-shared-errors', 'sets', name])]));
    this.responses = get(shared, 'responses');
  }

  expand(operation: JsonObject, path: Path): JsonObject {
    const { 'x-error-sets': names, 'x-error-codes': own, ...rest } = operation;
    const shared = this.sharedCodes(list(names), [...path, 'x-error-sets']);
    const particular = this.placed(own, [...path, 'x-error-codes']);
    const codes = [...shared, ...this.withoutRepetitions(particular, shared)];
    // Read before the places change. Without `x-error-codes`, the sets are where the operation states its
    // codes.
    const place = this.places.find([...path, own === undefined ? 'x-error-sets' : 'x-error-codes']);
    this.places.mark([...path, 'x-error-codes'], place);
    for (const [index, code] of codes.entries()) this.places.mark([...path, 'x-error-codes', index], code.place);
    return {
      ...rest,
      ...(names !== undefined && !isTexts(names) && { 'x-error-sets': names }),
      'x-error-codes': own === undefined || isTexts(own) ? codes.map(({ code }) => code) : own,
      ...((rest['responses'] === undefined || isObject(rest['responses'])) && {
        responses: this.withResponses(rest['responses'], codes, [...path, 'responses']),
      }),
    };
  }

  /** The codes of these sets, each once. */
  private sharedCodes(names: readonly JsonValue[], path: Path): PlacedCode[] {
    const byCode = new Map<JsonValue, PlacedCode>();
    for (const [index, name] of names.entries()) {
      if (typeof name !== 'string') continue;
      if (!this.sets.has(name)) this.reportUnknown(name, this.places.find([...path, index]));
      for (const each of this.sets.get(name) ?? []) if (!byCode.has(each.code)) byCode.set(each.code, each);
    }
    return [...byCode.values()];
  }

  /**
   * Adds the shared response of each status that has none yet: a response in the operation itself is more
   * specific.
   */
  private withResponses(own: JsonObject | undefined, codes: readonly PlacedCode[], path: Path): JsonObject {
    const added: Draft = {};
    for (const { code } of codes) {
      const status = String(get(get(this.catalogue, String(code)), 'status'));
      const response = get(this.responses, status);
      if (response === undefined || get(own, status) !== undefined) continue;
      added[status] = response;
      this.places.mark([...path, status], this.places.find(['x-shared-errors', 'responses', status]));
    }
    return { ...own, ...added };
  }

  private placed(codes: JsonValue | undefined, path: Path): PlacedCode[] {
    return list(codes).map((code, index) => ({ code, place: this.places.find([...path, index]) }));
  }

  private reportUnknown(name: string, place: Place): void {
    const message = `the set '${name}' is not in x-shared-errors`;
    this.diagnostics.push(diagnose('error-set-unknown', place, message, spellingHelp(name, this.sets.keys())));
  }

  private withoutRepetitions(particular: readonly PlacedCode[], shared: readonly PlacedCode[]): PlacedCode[] {
    return particular.filter(({ code, place }) => {
      const same = shared.find((each) => each.code === code);
      if (same === undefined) return true;
      const message = `a set of the operation has the error code '${String(code)}' already`;
      const related = [{ message: 'the set has it here', place: same.place }];
      this.diagnostics.push(diagnose('error-code-repeated', place, message, { related }));
      return false;
    });
  }
}
