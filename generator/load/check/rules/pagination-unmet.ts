import type { JsonObject, JsonValue } from '../../../json.ts';
import type { DocumentView, FoundOperation } from '../document-view.ts';
import { entries, get, list, typesOf } from '../../document/json.ts';
import { type Report, rule } from './rule.ts';

/** Clients read every list in the same way, so paginated operations must follow `x-pagination`. */
export const paginationUnmet = rule('pagination-unmet', (view, report) => {
  const pagination = view.table('x-pagination');
  for (const found of view.operations) {
    if (found.json['x-paginated'] !== true) continue;
    if (pagination !== undefined) checkOperation(found, pagination, view, report);
    else if (view.document['x-pagination'] === undefined) {
      report(
        [...found.path, 'x-paginated'],
        'the operation is x-paginated, but the root of the document has no x-pagination',
        { help: 'Add x-pagination to the root of the document.', once: 'root' },
      );
    }
  }
});

function checkOperation(found: FoundOperation, pagination: JsonObject, view: DocumentView, report: Report): void {
  const at = [...found.path, 'x-paginated'];
  const parameters = view.parametersOf(found);
  const unmet: string[] = [];
  for (const key of ['cursorParameter', 'sizeParameter']) {
    const name = pagination[key];
    const met = parameters.some(({ json }) => json === undefined || (json['in'] === 'query' && json['name'] === name));
    if (typeof name === 'string' && !met) unmet.push(`has no query parameter '${name}' (the ${key} of x-pagination)`);
  }
  const schema = successSchema(found, view);
  if (schema === undefined) unmet.push('has no successful JSON response');
  else unmet.push(...unmetMembers(schema, pagination, view));
  if (unmet.length > 0) report(at, `the operation is x-paginated, but ${unmet.join(', and ')}`);
}

function unmetMembers(schema: JsonValue, pagination: JsonObject, view: DocumentView): string[] {
  const unmet: string[] = [];
  for (const [key, type] of [
    ['items', 'array'],
    ['next', 'string'],
    ['hasMore', 'boolean'],
  ] as const) {
    const path = pagination[key];
    if (typeof path !== 'string') continue;
    const leaf = path.split('.').reduce<JsonValue | undefined>((value, name) => property(value, name, view, 0), schema);
    const types = typesOf(view.follow(leaf));
    if (leaf === undefined) unmet.push(`its response has no '${path}' (the ${key} of x-pagination)`);
    else if (!types.includes(type))
      unmet.push(`'${path}' in its response is not of type ${type} (the ${key} of x-pagination)`);
  }
  return unmet;
}

function successSchema({ json }: FoundOperation, view: DocumentView): JsonValue | undefined {
  const success = entries(json['responses']).find(([status]) => status.startsWith('2'));
  const content = view.follow(success?.[1])?.['content'];
  return get(entries(content).find(([type]) => /[/+]json\b/.test(type))?.[1], 'schema');
}

/** The schema of a property, including one that a part of an `allOf` declares. */
function property(
  schema: JsonValue | undefined,
  name: string,
  view: DocumentView,
  depth: number,
): JsonValue | undefined {
  if (depth > 20) return undefined;
  const forms = [schema, view.follow(schema)];
  const declared = forms.map((form) => get(get(form, 'properties'), name)).find((each) => each !== undefined);
  if (declared !== undefined) return declared;
  for (const part of forms.flatMap((form) => list(get(form, 'allOf')))) {
    const found = property(part, name, view, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
