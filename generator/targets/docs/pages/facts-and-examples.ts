import type { Example, Operation, RateLimit } from '../../../model/api.ts';
import { anchor } from '../markup/addresses.ts';
import { type Format, joined, type Line, type PageLink } from '../site/format.ts';
import { eventLink, guideWith, type Site } from '../site/site.ts';

/** Examples as JSON, each below a title that starts with `prefix`. */
export function exampleViews(
  examples: readonly Pick<Example, 'name' | 'summary' | 'value'>[],
  prefix: string,
  format: Format,
): object[] {
  return examples.map(({ summary, name, value }) => ({
    title: `${prefix}${summary ?? name}`,
    code: format.code(JSON.stringify(value, null, 2), 'json'),
  }));
}

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
    ...(rate === undefined ? [] : [{ label: 'Rate limit', line: rateLine(rate, site) }]),
    ...(paginated ? [{ label: 'Paginated', line: [pagination] }] : []),
    ...(events.length === 0 ? [] : [{ label: 'Emits', line: joined(events) }]),
    sourceFact(operation),
  ];
}

function securityFact({ security }: Operation, site: Site): Fact {
  if (security.length === 0) return { label: 'Authentication', line: 'not required' };
  const to = guideWith(site, 'permissions');
  const alternatives = security.map((requirement) => {
    if (requirement.length === 0) return { text: 'none' };
    const links = requirement.flatMap(({ scheme, permissions }): PageLink[] =>
      permissions.length === 0
        ? [{ text: `any ${scheme}` }]
        : permissions.map((name) => ({ to, id: anchor(name), text: name, isCode: true })),
    );
    return joined(links, ' and ');
  });
  const label = security.flat().some(({ permissions }) => permissions.length > 0) ? 'Permission' : 'Authentication';
  return { label, line: joined(alternatives, ' or ') };
}

function rateLine({ name, requests, windowSeconds }: RateLimit, site: Site): Line {
  return [
    { text: `${requests} requests in ${windowSeconds} seconds (` },
    { to: guideWith(site, 'rate-limits'), id: anchor(name), text: name, isCode: true },
    { text: ')' },
  ];
}
