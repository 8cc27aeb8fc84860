import { emitSite } from './docs/emit-site.ts';
import type { Target } from './target.ts';

/** A site about the API: static pages that need neither a server nor JavaScript, each in HTML and in Markdown. */
export const docsTarget = (): Target => ({
  name: 'docs',
  finished: true,
  emit: (api, options) =>
    emitSite(api, options).map(({ path, render }) => ({ path: `docs/${path}`, text: render(), sources: ['document'] })),
});
