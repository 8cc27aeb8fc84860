import type { Client } from '@billing/client';
import { eventCatalogue } from '@billing/server';
import type { Validator } from '@billing/validators';
import { signatureHeaderName, verify } from '@billing/webhooks';
import { beforeAll, expect, test, vi } from 'vitest';

import type { SimulationRunner } from '../../../service/simulations/runner/simulation-runner.ts';
import { eachServiceWhenLong } from '../../support/service.ts';
import { isLongRun } from '../../support/suite-length.ts';
import { type Received, startWebhookReceiver } from '../../support/webhook-receiver.ts';
import { destinationFor } from '../delivery/start-dispatcher.ts';
import { everyScenario, scenariosWithEveryValue } from './every-option.ts';
import { type FullRun, type RunPath, type SettingId, simulationsOf } from './simulations-of.ts';
import { startRunner } from './start-runner.ts';

/** Every version that an event type has is what a destination of that version gets. */
const everySingleEvent = Object.entries(eventCatalogue).flatMap(([type, versions]) =>
  Object.keys(versions).map((version) => ({ type, version: Number(version) })),
);
const VERSIONS = [...new Set(everySingleEvent.map(({ version }) => version))];
const SENSITIVE = [false, true] as const;
const SCENARIOS = isLongRun ? everyScenario : scenariosWithEveryValue;

const validators = new Map<string, Validator<unknown>>();

async function validatorOf(type: string, version: number): Promise<Validator<unknown>> {
  const name = `${type}.v${version}`;
  const known = validators.get(name);
  if (known !== undefined) return known;
  const module = (await import(`@billing/validators/events/${name}`)) as Record<string, Validator<unknown>>;
  const validator = Object.values(module)[0]!;
  validators.set(name, validator);
  return validator;
}

/** The version of an event that a destination of `version` gets: the newest up to it. */
function sentVersion(type: string, version: number): number {
  const known = everySingleEvent.filter((one) => one.type === type).map((one) => one.version);
  return Math.max(...known.filter((one) => one <= version));
}

let runner: SimulationRunner | undefined;

eachServiceWhenLong(
  'every simulation',
  (service) => {
    let client: Client;
    let simulations: ReturnType<typeof simulationsOf>;

    beforeAll(async () => {
      client = await service().client();
      simulations = simulationsOf(client);
    });

    const secretOf = async (id: SettingId): Promise<string> =>
      (await client.notificationSettings.get({ path: { notification_setting_id: id } })).data.endpoint_secret_key;

    const allRunsEnded = () =>
      vi.waitFor(
        async () => {
          const { db } = service().database;
          const due = await db.selectFrom('simulation_runs').select('id').where('due_at', 'is not', null).execute();
          expect(due).toEqual([]);
        },
        { timeout: 120_000, interval: 50 },
      );

    test('arrives signed, as the API shows it, and valid for its schema', { timeout: 240_000 }, async () => {
      const secrets = new Map<string, string>();
      const receiver = await startWebhookReceiver(({ path, headers, body }, response) => {
        const header = String(headers[signatureHeaderName.toLowerCase()]);
        verify({ header, body, secret: secrets.get(path) ?? '' }).then(
          () => response.end('got it'),
          (error: Error) => response.writeHead(401).end(error.message),
        );
      });
      const started: { readonly path: RunPath; readonly version: number }[] = [];
      runner = startRunner(service().services, { concurrencyPerDestination: 16 });
      for (const version of VERSIONS) {
        for (const include_sensitive_fields of SENSITIVE) {
          const path = `/${version}/${include_sensitive_fields}`;
          const { settingId } = await destinationFor(service().services, service().accountId, {
            destination: receiver.url + path,
            api_version: version,
            include_sensitive_fields,
            traffic_source: 'simulation',
          });
          secrets.set(path, await secretOf(settingId));
          const inTurn = (_: unknown, index: number): boolean => (index % 2 === 0) === include_sensitive_fields;
          const versionEvents = everySingleEvent.filter((one) => one.version === version);
          const single = isLongRun ? versionEvents : versionEvents.filter(inTurn);
          // Scenario samples are never masked, so each scenario runs for one of the two destinations, in
          // turn.
          const scenarios = SCENARIOS.filter(inTurn);
          for (const one of [...single.map(({ type }) => ({ type, config: null })), ...scenarios])
            started.push({ version, path: await simulations.simulate(settingId, one.type, { config: one.config }) });
        }
      }
      await allRunsEnded();
      const arrived = new Map<string, Received>(receiver.received.map((one) => [one.json.event_id, one]));
      let valid = 0;
      for (const { path, version } of started) {
        const run = await simulations.run(path);
        expect(run.status).toBe('completed');
        for (const event of run.events) valid += await check(run, event, arrived.get(event.id), version);
      }
      expect(receiver.received).toHaveLength(valid);
      expect(arrived.size).toBe(valid);
      const singles = everySingleEvent.length * (isLongRun ? SENSITIVE.length : 1);
      console.log(
        `${valid} simulated events of ${started.length} runs (${singles} single events, ${started.length - singles} of 5 scenarios) ` +
          `arrived byte for byte as shown, signed and valid`,
      );
    });

    /** 1 when all is as it should be. */
    const check = async (
      run: FullRun,
      event: FullRun['events'][number],
      received: Received | undefined,
      version: number,
    ): Promise<1> => {
      const about = `${run.type}: ${event.event_type}`;
      const body = received?.body ?? '';
      expect(event, about).toMatchObject({
        status: 'success',
        request: { body },
        response: { body: 'got it', status_code: 200 },
      });
      expect(JSON.parse(body), about).toMatchObject({
        event_id: event.id,
        event_type: event.event_type,
        data: event.payload,
      });
      const validator = await validatorOf(event.event_type, sentVersion(event.event_type, version));
      expect(validator.validate(JSON.parse(body)), about).toMatchObject({ ok: true });
      return 1;
    };
  },
  { notifyRunDue: () => runner?.notifyDue() },
);
