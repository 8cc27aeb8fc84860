import { SiteFiles } from './docs/site-files.ts';
import type { Target } from './target.ts';

/** A site about the API: static pages that need neither a server nor a script, each in HTML and in Markdown. */
export const docs: Target = {
  name: 'docs',
  finished: true,
  emit: (api, { scope }) => new SiteFiles(api, scope).all().map((file) => ({ ...file, path: `docs/${file.path}` })),
};
