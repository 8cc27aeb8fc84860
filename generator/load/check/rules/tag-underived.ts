import { untaggedForms } from '../untagged-forms.ts';
import type { Rule } from './rule.ts';

/** A tag that is made of a name that nobody gave would be one that nobody sends. */
export const tagUnderived: Rule = {
  code: 'tag-underived',
  reads: (place) => [place.slice(0, -3)],
  check(view, report) {
    for (const { json, path } of view.schemas) {
      for (const { keyword, index, property } of untaggedForms(json, view.document, view.unnamed))
        report([...path, keyword, index, '$ref'], `nothing says by which ${property} this form is known`);
    }
  },
};
