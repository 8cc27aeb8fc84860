import { checkItem, checkPart, failIf, type Keyword, limits, memberPath, type Place, when } from '../place.ts';
import type { PreparedSchema } from '../prepare-schema.ts';
import { unevaluatedItems } from './unevaluated.ts';

/** Keywords of arrays, in the order in which their faults are reported. */
export const ARRAY_KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...limits({
    maxItems: (limit, { value }) => `${value}.length > ${limit}`,
    minItems: (limit, { value }) => `${value}.length < ${limit}`,
  }),
  prefixItems,
  items,
  contains,
  uniqueItems,
  unevaluatedItems,
};

function prefixItems(schemas: readonly PreparedSchema[], _schema: unknown, place: Place): string {
  const { value, path } = place;
  const checks = schemas.map((schema, index) => {
    const part = { expression: `${value}[${index}]`, path: memberPath(path, String(index)), wanted: 'item' };
    return when(`${value}.length > ${index}`, checkPart(place, schema, part));
  });
  return checks.join(' ');
}

function items(each: PreparedSchema, { prefixItems }: { readonly prefixItems?: unknown }, place: Place): string {
  const { value, locals } = place;
  const first = Array.isArray(prefixItems) ? prefixItems.length : 0;
  if (each === false && Array.isArray(prefixItems))
    return failIf(`${value}.length > ${first}`, place, 'items', `{ limit: ${first} }`);
  const index = locals.local('i');
  const body = checkItem(index, each, place);
  return body === '' ? '' : `for (let ${index} = ${first}; ${index} < ${value}.length; ${index}++) { ${body} }`;
}

/** Items that do not match have no faults: they need not match. */
function contains(
  each: PreparedSchema,
  { minContains: least = 1, maxContains: most }: { readonly minContains?: number; readonly maxContains?: number },
  place: Place,
): string {
  if (least === 0 && most === undefined) return '';
  const [count, item] = [place.locals.local('count'), place.locals.local('item')];
  const matches = `${place.checkOf(each, 'checkItem')}(${item}, true) === null`;
  const loop = `let ${count} = 0; for (const ${item} of ${place.value}) if (${matches}) ${count}++;`;
  const tooMany = most === undefined ? '' : ` || ${count} > ${most}`;
  const limits = most === undefined ? '' : `, maxContains: ${most}`;
  return `${loop} ${failIf(`${count} < ${least}${tooMany}`, place, 'contains', `{ minContains: ${least}${limits} }`)}`;
}

/** Does not search an array that is too long, or any caller could occupy the process. */
function uniqueItems(isUnique: boolean, { maxItems }: { readonly maxItems?: number }, place: Place): string {
  if (!isUnique) return '';
  const twins = place.locals.local('twins');
  const found = `${place.scope.runtime('firstDuplicate')}(${place.value})`;
  const searched = maxItems === undefined ? found : `${place.value}.length > ${maxItems} ? null : ${found}`;
  return `const ${twins} = ${searched}; ${failIf(`${twins} !== null`, place, 'uniqueItems', twins)}`;
}
