import { object, string } from '../../../model/reader.ts';
import { literal, memberAccess } from '../../code.ts';
import { type Keyword, memberPath, type Place, report } from '../place.ts';
import { acceptsEverything, type PreparedSchema } from '../prepare-schema.ts';
import { planUnion, type Tag, type UnionGroup, VALUE_TYPES } from './plan-union.ts';
import { byType } from './type-tests.ts';

type Rule = 'anyOf' | 'oneOf';

/**
 * `anyOf` and `oneOf`. Where the value's type or its tag leaves one form, only that one is checked, and its
 * faults are the union's: every other form would reject the value. The remaining forms are tried one after
 * the other.
 */
export function union(rule: Rule): Keyword {
  return (forms: readonly PreparedSchema[], { discriminator }, place) => {
    if (rule === 'anyOf' && forms.some(acceptsEverything)) return '';
    const groups = planUnion(forms, string(object(discriminator)['propertyName']), place.scope.components);
    const [only] = groups;
    if (groups.length === 1 && only!.forms.length === 1) return place.rules(forms[only!.forms[0]!]!, place);
    if (groups.every(({ types, tag }) => types.length === VALUE_TYPES.length && tag === undefined))
      return tryForms(rule, forms, place);
    // The types of different groups are different, so their order does not matter.
    const branches = groups.map((group) => ({ types: group.types, code: checkGroup(rule, group, forms, place) }));
    const types = groups.flatMap((group) => group.types);
    return byType(types, branches, place);
  };
}

function checkGroup(rule: Rule, group: UnionGroup, forms: readonly PreparedSchema[], outer: Place): string {
  const own = group.forms.map((index) => forms[index]!);
  const place = group.types.length === 1 ? { ...outer, knownType: group.types[0] } : outer;
  if (group.tag !== undefined) return checkTagged(rule, group.tag, own, place);
  if (own.length > 1) return tryForms(rule, own, place);
  return place.rules(own[0]!, place);
}

function checkTagged(rule: Rule, tag: Tag, forms: readonly PreparedSchema[], place: Place): string {
  const value = place.locals.local('tag');
  const missing = tag.isOptional
    ? tryForms(rule, forms, place)
    : report(place, 'required', `{ missingProperty: ${literal(tag.property)} }`);
  const branches = tag.values.flatMap((texts, index) => {
    const isForm = texts.map((text) => `${value} === ${literal(text)}`).join(' || ');
    return `if (${isForm}) { ${place.rules(forms[index]!, place)} }`;
  });
  const params = `{ limit: ${literal(tag.values.flat())}, open: typeof ${value} == "string" }`;
  const unknown = report(place, 'enum', params, memberPath(place.path, tag.property));
  return [
    `const ${value} = ${place.value}${memberAccess(tag.property)};`,
    `if (${value} === undefined) { ${missing} } else ${branches.join(' else ')} else { ${unknown} }`,
  ].join(' ');
}

/** Where no form fits, the faults are those of the form that was clearly meant. */
function tryForms(rule: Rule, forms: readonly PreparedSchema[], place: Place): string {
  const { scope, locals, value, path } = place;
  const checks = forms.map((form) => place.checkOf(form, 'checkForm'));
  const all = checks.map((check) => `${check}(${value}, false)`).join(', ');
  const narrowed = `faults = ${scope.runtime('adopt')}(faults, ${scope.runtime('narrow')}([${all}], ${literal(rule)}), ${path});`;
  const stop = `if (fast) return ${scope.runtime('rejected')};`;
  if (rule === 'anyOf') {
    const noneFits = checks.map((check) => `${check}(${value}, true) !== null`).join(' && ');
    return `if (${noneFits}) { ${stop} ${narrowed} }`;
  }
  const fitting = locals.local('fitting');
  const count = checks.map((check) => `(${check}(${value}, true) === null ? 1 : 0)`).join(' + ');
  const several = report(place, 'oneOf', `{ forms: ${fitting} }`);
  return `const ${fitting} = ${count}; if (${fitting} === 0) { ${stop} ${narrowed} } else if (${fitting} > 1) { ${several} }`;
}
