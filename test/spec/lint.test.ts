import { createConfig, lint } from '@redocly/openapi-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generator/json.ts';
import { isLongRun } from '../support/suite-length.ts';
import { at, bundledDocument, objectAt } from './document.ts';
import { withWrittenOut } from './written-out.ts';

describe('the document passes third-party linters', () => {
  test('Redocly reports nothing with its recommended-strict rules', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await withWrittenOut((ref) => lint({ ref, config }));
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  });

  describe.runIf(isLongRun)('Spectral oas', () => {
    interface Finding {
      readonly code: string | number;
      readonly message: string;
      readonly path: readonly (string | number)[];
    }
    let document: JsonObject;
    let findings: readonly Finding[];

    // On the bundle: Spectral's 3.1 schema knows no `$ref` below `paths`, where OpenAPI 3.1 has one in its
    // path item.
    beforeAll(async () => {
      document = await bundledDocument();
      // Loading it takes several seconds.
      const { Spectral } = await import('@stoplight/spectral-core');
      const { oas } = await import('@stoplight/spectral-rulesets');
      const spectral = new Spectral();
      // The two packages each bring their own declarations of one type.
      spectral.setRuleset({ extends: [oas as unknown as RulesetDefinition] });
      findings = await spectral.run(document);
    });

    // OpenAPI 3.1 lets a security requirement of any scheme list role names; this rule still knows scopes of
    // OAuth flows only (stoplightio/spectral#2643). What it means to catch, a name that nothing defines, is
    // checked here.
    const isRoleName = ({ code, message }: Finding): boolean =>
      code === 'oas3-operation-security-defined' && message.endsWith('must be listed among scopes.');

    test('Spectral reports nothing', () => {
      const others = findings.filter((finding) => !isRoleName(finding));
      expect(others.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`)).toEqual([]);
    });

    test('Spectral still reports as unknown the scopes that x-permissions defines, and no others', () => {
      const names = findings.filter(isRoleName).map(({ path }) => String(at(document, ...path)));
      const permissions = objectAt(document, 'x-permissions');
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !(name in permissions))).toEqual([]);
    });
  });
});
