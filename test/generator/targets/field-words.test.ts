import { expect, test } from 'vitest';

import { factsHtml, fieldWords, wordsMarkdown } from '../../../generator/targets/docs/fields/field-text.ts';
import { Shapes } from '../../../generator/targets/docs/fields/shapes.ts';
import { Values } from '../../../generator/targets/docs/fields/values.ts';

test('a text of which nothing would be seen is shown in quotes', () => {
  const shapes = new Shapes(new Map());
  const { about } = new Values(shapes).of(shapes.of({ type: 'string', default: '', examples: [' ', 'a b'] }));
  const words = fieldWords(about, false);
  expect(factsHtml(words).text).toBe(
    '<dl><div><dt>Default</dt><dd><code>&quot;&quot;</code> </dd></div>' +
      '<div><dt>Example</dt><dd><code>&quot; &quot;</code> <code>a b</code> </dd></div></dl>',
  );
  expect(wordsMarkdown(words, '').text).toBe('string. Default: `""` Example: `" "` `a b`');
});
