import type { Operation, RateLimit } from '../../../model/api.ts';
import { anchor } from '../markup/addresses.ts';
import type { Line, PageLink } from '../markup/lines.ts';
import type { Format } from '../site/format.ts';
import { eventLink } from '../site/links.ts';
import { guideWith, type Site } from '../site/site.ts';

export interface Fact {
  readonly label: string;
  readonly line: Line;
}

export function factViews(facts: readonly Fact[], format: Format): object[] {
  return facts.map(({ label, line }) => ({ label, value: format.line(line) }));
}

export function sourceFact({ source }: { readonly source: string }): Fact {
  return { label: 'Source', line: `\`${source}\`` };
}

export function operationFacts(operation: Operation, site: Site): Fact[] {
  const { rateLimit, emits, paginated } = operation;
  const rate = site.api.rateLimits.find(({ name }) => name === rateLimit);
  const pagination = { to: guideWith(site, 'paginated-operations'), text: 'yes' };
  const events = emits.map((type) => ({ ...eventLink(type, site), isCode: true }));
  return [
    securityFact(operation, site),
    ...(rate === undefined ? [] : [rateFact(rate, site)]),
    ...(paginated ? [{ label: 'Paginated', line: { links: [pagination] } }] : []),
    ...(events.length === 0 ? [] : [{ label: 'Emits', line: { links: events } }]),
    sourceFact(operation),
  ];
}

function securityFact({ security }: Operation, site: Site): Fact {
  const to = guideWith(site, 'permissions');
  const alternatives = security.map((requirement): PageLink[] => {
    if (requirement.length === 0) return [{ to: undefined, text: 'none' }];
    return requirement.flatMap(({ scheme, permissions }): PageLink[] =>
      permissions.length === 0
        ? [{ to: undefined, text: `any ${scheme}` }]
        : permissions.map((name) => ({ to, id: anchor(name), text: name, isCode: true })),
    );
  });
  if (alternatives.length === 0) return { label: 'Authentication', line: 'not required' };
  const label = security.flat().some(({ permissions }) => permissions.length > 0) ? 'Permission' : 'Authentication';
  const text = (word: string): PageLink => ({ to: undefined, text: word });
  const links = joined(
    alternatives.map((all) =>
      joined(
        all.map((link) => [link]),
        text(' and '),
      ),
    ),
    text(' or '),
  );
  return { label, line: { links, separator: '' } };
}

/** The lists as one, with `between` before each but the first. */
function joined(lists: readonly (readonly PageLink[])[], between: PageLink): PageLink[] {
  return lists.flatMap((links, index) => (index === 0 ? links : [between, ...links]));
}

function rateFact({ name, requests, windowSeconds }: RateLimit, site: Site): Fact {
  const links: PageLink[] = [
    { to: undefined, text: `${requests} requests in ${windowSeconds} seconds (` },
    { to: guideWith(site, 'rate-limits'), id: anchor(name), text: name, isCode: true },
    { to: undefined, text: ')' },
  ];
  return { label: 'Rate limit', line: { links, separator: '' } };
}
