import { posix } from 'node:path';

import { loadSpec } from '../../generator/load/load-spec.ts';
import type { Api } from '../../generator/model/api.ts';
import { buildApi } from '../../generator/model/build.ts';
import { emitSite } from '../../generator/targets/docs/emit-site.ts';

/** The files of a site by path below its root. */
export type SiteFiles = ReadonlyMap<string, string>;

export interface BuiltSite {
  readonly api: Api;
  readonly files: SiteFiles;
}

/** Builds the site of a document in memory. */
export async function buildSite(spec: string): Promise<BuiltSite> {
  const loaded = await loadSpec(spec);
  const { api, diagnostics } = buildApi(loaded);
  const errors = [...loaded.diagnostics, ...diagnostics].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(`${spec}: ${errors.map(({ message }) => message).join('; ')}`);
  const units = [...emitSite(api, { scope: '@billing' })];
  return { api, files: new Map(units.map(({ path, render }) => [path, render()])) };
}

/** Broken links of a site, each with its page. */
export function deadLinks(files: SiteFiles): string[] {
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string): ReadonlySet<string> => {
    let known = ids.get(path);
    if (known === undefined) {
      known = new Set([...files.get(path)!.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => unescapeHtml(id!)));
      ids.set(path, known);
    }
    return known;
  };
  return [...files].flatMap(([from, text]) =>
    linksOf(from, text).flatMap((href) => {
      if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return [];
      const [path = '', id] = href.split('#');
      const to = path === '' ? from : posix.normalize(posix.join(posix.dirname(from), path));
      const isThere =
        files.has(to) && (id === undefined || !to.endsWith('.html') || idsOf(to).has(decodeURIComponent(id)));
      return isThere ? [] : [`${from}: ${href}`];
    }),
  );
}

function linksOf(path: string, text: string): string[] {
  if (path.endsWith('.html'))
    return [...text.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, href]) => unescapeHtml(href!));
  if (path.endsWith('.md') || path.endsWith('.txt')) {
    const prose = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/(`+)[\s\S]*?\1/g, '');
    return [...prose.matchAll(/\]\(([^)\s]*)\)/g)].map(([, href]) => href!);
  }
  return [];
}

/** The text of a piece of HTML, without tags. */
export function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

export function unescapeHtml(text: string): string {
  const named: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    '#x27': "'",
    '#x60': '`',
    '#x3D': '=',
  };
  return text.replace(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole);
}
