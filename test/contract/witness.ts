import { expect } from 'vitest';

import type { Api } from '../../generator/model/api.ts';
import { checkedFetch } from '../support/checked-fetch.ts';
import { prismMistakes } from './prism-mistakes.ts';

export interface Witness {
  /**
   * Throws the violations that Prism or this project's strict checks find in a response or an accepted
   * request.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Number of responses by operation and status: `customers.create 201`. */
  readonly seen: ReadonlyMap<string, number>;
  /** Prism's false positives that were ignored. */
  readonly mistakes: ReadonlySet<string>;
  /** Number of rejected requests, and of those that Prism rejects too. */
  readonly rejected: { readonly all: number; readonly byPrism: number };
}

/** Validates every request and response that passes through the proxy at `url`. */
export function witness(url: string, { operations }: Api): Witness {
  const strict = checkedFetch(url);
  const seen = new Map<string, number>();
  const mistakes = new Set<string>();
  const rejected = { all: 0, byPrism: 0 };
  const paths = operations.map(({ id, method, path }) => ({
    id,
    method: method.toUpperCase(),
    expression: new RegExp(`^${path.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`),
  }));
  return {
    seen,
    mistakes,
    rejected,
    async fetch(input, init) {
      const response = await strict(input, init);
      const { pathname } = new URL(String(input));
      const method = init?.method ?? 'GET';
      const operation = paths.find((each) => each.method === method && each.expression.test(pathname));
      const about = `${operation?.id ?? `${method} ${pathname}`} ${response.status}`;
      seen.set(about, (seen.get(about) ?? 0) + 1);
      const violations = response.headers.get('sl-violations') ?? '';
      const found = response.ok
        ? parseViolations(violations)
        : parseViolations(violations).filter(({ location }) => location[0] === 'response');
      const named = found.map(({ message }) => `${about}: ${message}`);
      for (const each of named.filter(isMistake)) mistakes.add(each);
      expect(
        named.filter((each) => !isMistake(each)),
        'what Prism has to say',
      ).toEqual([]);
      if (response.status === 400) {
        rejected.all++;
        if (violations !== '') rejected.byPrism++;
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

/** Prism truncates a long list, which begins with the request's violations; ignores an incomplete one. */
function parseViolations(violations: string): readonly Violation[] {
  if (violations === '') return [];
  if (!violations.startsWith('[')) return [{ location: ['request'], message: violations.slice(0, 200) }];
  return JSON.parse(violations) as readonly Violation[];
}

function isMistake(violation: string): boolean {
  return prismMistakes.some((mistake) => mistake.violation === violation);
}
