import { KeptPages } from './docs/kept-pages.ts';
import { SiteFiles } from './docs/site-files.ts';
import { Kept } from './kept.ts';
import type { OutputFile, Target } from './target.ts';

/** A site about the API: static pages that need neither a server nor a script, each in HTML and in Markdown. */
export const docsTarget = (keeps: boolean): Target => {
  const pages = new KeptPages(keeps);
  const kept = new Kept<OutputFile>(keeps);
  return {
    name: 'docs',
    finished: true,
    emit: (api, { scope }) =>
      new SiteFiles(api, scope, pages).all().map((file) => {
        const path = `docs/${file.path}`;
        return kept.get(
          path,
          () => [file],
          () => ({ ...file, path }),
        );
      }),
  };
};

/** For one run. */
export const docs = docsTarget(false);
