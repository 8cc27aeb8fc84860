import * as fc from 'fast-check';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { toYaml } from '../../../generator/targets/openapi/to-yaml.ts';

/** What YAML reads as something else than a text when it stands there as it is, or has to put on several lines. */
const odd = [
  ...['', ' ', '~', 'null', 'true', '1', '1.5', '=', '<<', '...', '---', '-', '- a', '? a', 'a: b', 'a #b', '[x', '{'],
  ...['*a', '&a', '!a', '%a', '@a', '`a', "it's", '"q"', 'a\\b', '\t', 'a\tb', '\u2028', 'é', '🙂', '2020-01-01'],
  ...['\n', 'a\n', 'a\n\n', '\n\na', ' a\nb', 'a\n  b', 'a \nb', '\n- a', 'a\r\nb', 'x'.repeat(1100), '__proto__'],
];
const text = fc.oneof(fc.constantFrom(...odd), fc.tuple(fc.constantFrom(...odd), fc.constantFrom(...odd)).map(String));
const { value } = fc.letrec<{ value: JsonValue; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constantFrom(null, 0, -0)),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  object: fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

test('a document is printed as js-yaml prints it', () => {
  const document = fc.dictionary(text, value, { maxKeys: 3, noNullPrototype: true });
  fc.assert(
    fc.property(document, (json) => {
      expect(toYaml(json)).toBe(dump(json, { noRefs: true, lineWidth: -1 }));
    }),
    { numRuns: 2000 },
  );
});
