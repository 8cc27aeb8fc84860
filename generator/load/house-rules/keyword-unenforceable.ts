import type { Rule } from './rule.ts';

/** What the validators can't do: references that are resolved anew wherever they are reached from. */
const unenforceable: readonly string[] = ['$dynamicRef', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor'];

/** A rule that stands in the document and is not enforced would be a promise nobody keeps. */
export function keywordUnenforceable(keywords: readonly string[] = unenforceable): Rule {
  return {
    code: 'keyword-unenforceable',
    check(view, report) {
      for (const { json, path } of view.schemas) {
        for (const keyword of keywords) {
          if (Object.hasOwn(json, keyword)) report([...path, keyword], `${keyword} can't be enforced by the generated validators`);
        }
      }
    },
  };
}
