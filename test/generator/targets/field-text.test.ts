import { expect, test } from 'vitest';

import { factsHtml, fieldMarkdown, fieldText } from '../../../generator/targets/docs/fields/field-text.ts';
import { Shapes } from '../../../generator/targets/docs/fields/shapes.ts';
import { Values } from '../../../generator/targets/docs/fields/values.ts';

test('shows a blank string in quotes, so that it is visible', () => {
  const shapes = new Shapes(new Map());
  const { about } = new Values(shapes).of(shapes.of({ type: 'string', default: '', examples: [' ', 'a b'] }));
  const text = fieldText(about, false);
  expect(factsHtml(text).text).toBe(
    '<dl><div><dt>Default</dt><dd><code>&quot;&quot;</code> </dd></div>' +
      '<div><dt>Example</dt><dd><code>&quot; &quot;</code> <code>a b</code> </dd></div></dl>',
  );
  expect(fieldMarkdown(text, '').text).toBe('string. Default: `""` Example: `" "` `a b`');
});
