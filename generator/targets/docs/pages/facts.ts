import type { Operation, Source } from '../../../model/api.ts';
import { anchor } from '../site/groups.ts';
import { escapeHtml, Html } from '../markup/html.ts';
import { linkList, markdownLinks, type PageLink } from '../markup/links.ts';
import { inlineHtml } from '../markup/markdown.ts';
import type { Site } from '../site/site.ts';

/** Something about an operation or event that is said in a word or two, in both forms of a page. */
export interface Fact {
  readonly words: string;
  readonly value: Html;
  readonly text: string;
}

/** Who may call an operation how often, and what it does beside answering. */
export function operationFacts(operation: Operation, site: Site, path: string): Fact[] {
  const { security, rateLimit, emits, paginated, source } = operation;
  const rate = site.api.rateLimits.find(({ name }) => name === rateLimit);
  const guarded = security.some(({ permissions }) => permissions.length > 0);
  const needed = security.flatMap(({ scheme, permissions }): PageLink[] =>
    permissions.length === 0
      ? [{ to: undefined, words: `any ${scheme}` }]
      : permissions.map((name) => permissionLink(name, site)),
  );
  const between = security.length > 1 ? ' or ' : ' and ';
  const event = (type: string): PageLink => ({ to: site.event(type), words: type, isCode: true });
  return [
    needed.length === 0
      ? plainFact('Authentication', 'none needed')
      : linkFact(guarded ? 'Permission' : 'Authentication', path, needed, between),
    ...(rate === undefined ? [] : [rateFact(rate, site, path)]),
    ...(paginated ? [linkFact('Pages', path, [{ to: site.guideWith('paginated-operations'), words: 'yes' }])] : []),
    ...(emits.length === 0 ? [] : [linkFact('Emits', path, emits.map(event))]),
    sourceFact(source),
  ];
}

function permissionLink(name: string, site: Site): PageLink {
  return { to: site.guideWith('permissions'), id: anchor(name), words: name, isCode: true };
}

function rateFact(
  { name, requests, windowSeconds }: Site['api']['rateLimits'][number],
  site: Site,
  path: string,
): Fact {
  const said = `${requests} requests in ${windowSeconds} seconds`;
  const link: PageLink = { to: site.guideWith('rate-limits'), id: anchor(name), words: name, isCode: true };
  return {
    words: 'Rate limit',
    value: new Html(`${escapeHtml(said)} (${linkList(path, [link]).text})`),
    text: `${said} (${markdownLinks(path, [link])})`,
  };
}

/** Where the document has it, for whoever writes or reads that. */
export function sourceFact(source: Source): Fact {
  return plainFact('In the document', `\`${source}\``);
}

export function plainFact(words: string, text: string): Fact {
  return { words, value: inlineHtml(text), text };
}

export function linkFact(words: string, path: string, links: readonly PageLink[], between = ', '): Fact {
  return { words, value: linkList(path, links, between), text: markdownLinks(path, links, between) };
}
