import { expect } from 'vitest';

import type { Api } from '../../generator/model/api.ts';
import { checkedFetch } from '../support/checked-fetch.ts';
import { prismMistakes } from './prism-mistakes.ts';

export interface Witness {
  /** Fails with what Prism, or the strict checks of this project, find wrong with an answer; also with a request that was accepted. */
  readonly fetch: typeof globalThis.fetch;
  /** How often each was seen: `customers.create 201`. */
  readonly seen: ReadonlyMap<string, number>;
  /** Of Prism, which were let pass. */
  readonly mistakes: ReadonlySet<string>;
  /** Requests that were refused, and how many of them Prism objects to as well. */
  readonly refused: { readonly all: number; readonly byPrism: number };
}

/** Looks at everything that comes through the proxy at `url`. */
export function witness(url: string, { operations }: Api): Witness {
  const strict = checkedFetch(url);
  const seen = new Map<string, number>();
  const mistakes = new Set<string>();
  const refused = { all: 0, byPrism: 0 };
  const paths = operations.map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    expression: new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`),
  }));
  return {
    seen,
    mistakes,
    refused,
    async fetch(input, init) {
      const response = await strict(input, init);
      const { pathname } = new URL(String(input));
      const method = init?.method ?? 'GET';
      const operation = paths.find((each) => each.method === method && each.expression.test(pathname));
      const about = `${operation?.id ?? `${method} ${pathname}`} ${response.status}`;
      seen.set(about, (seen.get(about) ?? 0) + 1);
      const violations = response.headers.get('sl-violations') ?? '';
      const found = response.ok
        ? told(violations)
        : told(violations).filter(({ location }) => location[0] === 'response');
      const named = found.map(({ message }) => `${about}: ${message}`);
      for (const each of named.filter(isMistake)) mistakes.add(each);
      expect(
        named.filter((each) => !isMistake(each)),
        'what Prism has to say',
      ).toEqual([]);
      if (response.status === 400) {
        refused.all++;
        if (violations !== '') refused.byPrism++;
      }
      return response;
    },
  };
}

interface Violation {
  /** Begins with `request` or `response`. */
  readonly location: readonly string[];
  readonly message: string;
}

/** Prism cuts a long list off, those of the request first: what cannot be read is of neither. */
function told(violations: string): readonly Violation[] {
  if (violations === '') return [];
  if (!violations.startsWith('[')) return [{ location: ['request'], message: violations.slice(0, 200) }];
  return JSON.parse(violations) as readonly Violation[];
}

function isMistake(violation: string): boolean {
  return prismMistakes.some((mistake) => mistake.violation === violation);
}
