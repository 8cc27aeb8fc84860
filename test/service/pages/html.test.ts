import { expect, test } from 'vitest';

import { html } from '../../../service/pages/html.ts';

test('escapes every text that is inserted, in elements and attributes', () => {
  const text = `<script>alert("x")</script> & 'y'`;
  const escaped = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;';
  expect(html`<p title="${text}">${text}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('inserts HTML and lists of HTML unchanged, numbers as text, and nothing for undefined and false', () => {
  const words = ['a', 'b'].map((word) => html`<b>${word}</b>`);
  expect(html`<p>${words}${undefined}${false}${2}${html`<i>c</i>`}</p>`.text).toBe('<p><b>a</b><b>b</b>2<i>c</i></p>');
});
