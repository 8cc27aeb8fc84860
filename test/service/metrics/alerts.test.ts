import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { silentLog } from '../../../service/common/log.ts';
import { catalogue } from '../../../service/metrics/catalogue.ts';
import { createMetrics } from '../../../service/metrics/create-metrics.ts';
import { eachEngine } from '../../support/database.ts';
import { startService } from '../../support/service.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { headingsOf } from '../../support/headings.ts';
import { ALERT_CASES, ruleTests } from './alert-cases.ts';
import { parseExpression } from './promql.ts';

const RULES = resolve('docs/examples/prometheus-alerts.yml');
const DASHBOARD = resolve('docs/examples/grafana-dashboard.json');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const { groups } = parse(readFileSync(RULES, 'utf8')) as { readonly groups: readonly { readonly rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { readonly panels: readonly Panel[] };
/** Variables of the dashboard, as a value. */
const shown = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, legendFormat, expr: expr.replaceAll('$instance', '.*') })),
);

/** Labels that Prometheus adds to every series. */
const ADDED = 'instance="127.0.0.1:8080",job="billing"';

/** Samples as Prometheus stores them, with its own one of whether it reached the process. */
function stored(text: string): string[] {
  const samples = text.split('\n').filter((line) => /^\w/.test(line));
  return ['up 1', ...samples].map((line) =>
    line.replace(/^(\w+)(?:\{(.*)\})? /, (_, name: string, labels?: string) =>
      labels === undefined ? `${name}{${ADDED}} ` : `${name}{${labels},${ADDED}} `,
    ),
  );
}

test('every alert has a severity, a summary, a description, and a runbook in docs/operations.md', () => {
  expect(alerts.length).toBeGreaterThan(20);
  const anchors = headingsOf('docs/operations.md');
  for (const { alert, labels, annotations } of alerts) {
    expect(labels['severity'], alert).toMatch(/^(page|ticket)$/);
    expect(annotations['summary'], alert).toMatch(/^[A-Z].*[^.]$/);
    expect(annotations['description'], alert).toMatch(/^.+\.$/);
    const [page, anchor] = annotations['runbook_url']!.split('#');
    expect(page, alert).toBe('docs/operations.md');
    expect(anchors, alert).toContain(anchor);
  }
});

test('the runbook of an alert names it and its metrics, and the runbooks name every metric', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const runbooks = page.slice(page.indexOf('\n## Runbooks\n')).split(/^## (?!Runbooks)/m)[0]!;
  const sections = new Map(runbooks.split(/^### /m).map((text) => [text.split('\n', 1)[0]!, text]));
  for (const { alert, expr, annotations } of alerts) {
    const anchor = annotations['runbook_url']!.split('#')[1]!;
    const [, section = ''] = [...sections].find(([title]) => title.toLowerCase().replaceAll(' ', '-') === anchor) ?? [];
    const metrics = [...parseExpression(expr).metrics].map((metric) => metric.replace(/_bucket$/, ''));
    for (const name of [alert, ...metrics]) expect(section, `${anchor} has ${name}`).toContain(`\`${name}\``);
  }
  expect(Object.keys(catalogue).filter((name) => !runbooks.includes(`\`${name}\``))).toEqual([]);
});

test('the dashboard has a panel for every metric, and each panel has a title and its own id', () => {
  const used = new Set(shown.flatMap(({ expr }) => [...parseExpression(expr).metrics]));
  const missing = Object.keys(catalogue).filter(
    (name) => ![...used].some((one) => one.replace(/_bucket$/, '') === name),
  );
  expect(missing).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { title } of panels) expect(title).not.toBe('');
});

eachEngine('the metrics of the service', (database) => {
  let samples: readonly string[];
  beforeAll(async () => {
    const metrics = createMetrics({
      db: database().db,
      log: silentLog,
      delivery: () => ({ inFlight: 0, paused: [], isListening: true }),
      database: () => database().state(),
    });
    const service = await startService(database(), {
      app: { health: { db: database().db, metrics }, requestCompleted: metrics.requestCompleted },
    });
    await service.fetch(`${service.url}/event-types`);
    const attempt = { claimed: { type: 'url' }, attempt: { outcome: 'accepted', error: null, durationMs: 20 } };
    metrics.attemptRecorded({ ...attempt, retryIn: undefined });
    metrics.attemptRecorded({
      ...attempt,
      attempt: { outcome: 'failed', error: 'timeout', durationMs: 9 },
      retryIn: undefined,
    });
    samples = stored(await (await fetch(`${service.url}/metrics`)).text());
    await service.app.close();
  });

  test.each([
    ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
    ...shown.map(({ title, expr }) => ({ name: title, expr })),
  ])('include every metric and label that $name reads: $expr', ({ expr }) => {
    const { fault, metrics, labels, values } = parseExpression(expr);
    expect(fault).toBeUndefined();
    expect(metrics.size).toBeGreaterThan(0);
    for (const metric of metrics)
      expect(
        samples.filter((line) => line.startsWith(`${metric}{`)),
        metric,
      ).not.toEqual([]);
    const read = samples.filter((line) => metrics.has(/^\w+/.exec(line)![0])).join('\n');
    for (const label of labels) expect(read).toMatch(new RegExp(`[{,]${label}="`));
    for (const value of values) expect(read).toContain(value);
  });

  test('name every label in the legends of the dashboard', () => {
    for (const { legendFormat, expr } of shown)
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
        const { labels } = parseExpression(expr);
        expect([...labels, 'instance'], expr).toContain(label);
      }
  });
});

describe.runIf(spawnSync('promtool', ['--version']).status === 0)('promtool', () => {
  const promtool = (...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  };

  test('accepts the alert rules', () => {
    expect(promtool('check', 'rules', RULES)).toBe('');
  });

  test('fires no alert while the service is idle, and each of them in its case', async () => {
    const cases = new Set(ALERT_CASES.flatMap(({ fires }) => fires));
    expect([...cases].sort()).toEqual(alerts.map(({ alert }) => alert).sort());
    const file = join(await temporaryDirectory(), 'tests.yml');
    writeFileSync(file, JSON.stringify(ruleTests(RULES)));
    expect(promtool('test', 'rules', file)).toBe('');
  });
});
