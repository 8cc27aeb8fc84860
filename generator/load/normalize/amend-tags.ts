import type { JsonObject, JsonValue } from '../../json.ts';
import type { Finding } from '../check/finding.ts';
import { list } from '../document/json.ts';
import { untaggedForms } from '../check/untagged-forms.ts';

/** A form without a tag is checked as `oneOf` or `anyOf` alone check it: below `allOf`, a discriminator says nothing of it. */
export function amendTags(
  json: Record<string, JsonValue>,
  path: Finding['path'],
  found: Finding[],
  document: JsonObject,
  unnamed: ReadonlySet<string>,
): void {
  for (const { keyword, index, property } of untaggedForms(json, document, unnamed)) {
    json[keyword] = list(json[keyword]).map((form, at) => (at === index ? { allOf: [form] } : form));
    found.push({
      code: 'tag-underived',
      path: [...path, keyword, index, '$ref'],
      message: `nothing says by which ${property} this form is known, so any will do`,
      options: { severity: 'warning' },
    });
  }
}
