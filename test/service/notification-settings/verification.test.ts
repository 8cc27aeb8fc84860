import { expect, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import type { Dispatcher } from '../../../service/delivery/dispatcher.ts';
import type { Id } from '../../../service/ids/id.ts';
import { sendMail } from '../../../service/mails/send-mails.ts';
import { startMails } from '../../../service/mails/start-mails.ts';
import { runCommand } from '../../../service/operator/run-command.ts';
import { createMailer } from '../../../service/outbound/mailer.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService, startService } from '../../support/service.ts';
import { buyerWith } from '../checkout/buyer.ts';
import { startDispatcher } from '../delivery/start-dispatcher.ts';
import { startMailServer } from '../outbound/email/mail-server.ts';
import { readEmail } from '../outbound/email/reading.ts';

/** For a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 50 };

let dispatcher: Dispatcher | undefined;
let made = 0;

eachService(
  'email destinations that must be verified',
  (service) => {
    type Setting = Id<'ntfset_'>;

    /** An account with a client, a mail server, and what the worker would do. */
    async function setUp() {
      const accountId = await service().newAccount();
      const client = await service().client({ apiKey: await service().keyFor({ accountId }) });
      const mailServer = await startMailServer();
      const { db, clock } = service().services;
      const work = async (at: { now(): Date } = clock): Promise<void> => {
        const mailer = createMailer({ smtpUrl: mailServer.url, from: 'Billing <billing@sender.example>' });
        while (await sendMail({ db, clock: at, mailer, log: silentLog }));
        await mailer.close();
      };
      made += 1;
      const address = `ops${made}@works.example`;
      const create = async (): Promise<Setting> => {
        const { data } = await client.notificationSettings.create({
          body: { description: 'Ops', type: 'email', destination: address, subscribed_events: ['customer.created'] },
        });
        return data.id as Setting;
      };
      const linkTo = (recipient: string): string => {
        const mail = mailServer.received.findLast(({ to }) => to[0] === recipient);
        return /^http\S+$/m.exec(readEmail(mail!.raw).content.toString())![0];
      };
      const change = (id: Setting, body: object) =>
        client.notificationSettings.update({ path: { notification_setting_id: id }, body });
      const notification = async (id: Setting) => {
        const { data } = await client.notifications.list({ query: { notification_setting_id: [id] } });
        return data[0]!;
      };
      return { accountId, client, mailServer, work, address, create, linkTo, change, notification };
    }

    test('receive nothing before the owner confirms the address, and then all pending notifications', async () => {
      const { client, mailServer, address, create, linkTo, notification } = await setUp();
      dispatcher = startDispatcher(service().services, { smtpUrl: mailServer.url, schedule: { delays: [3_600] } });
      const id = await create();
      const mailer = createMailer({ smtpUrl: mailServer.url, from: 'billing@sender.example' });
      const job = startMails({ ...service().services, mailer, log: silentLog });
      await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), PATIENCE);
      await job.stop();
      await mailer.close();
      const mail = readEmail(mailServer.received[0]!.raw);
      expect(mail.header('Subject')).toBe('[sandbox] Confirm that Test account may send notifications to this address');
      expect(mail.content.toString()).toContain(id);

      await client.customers.create({ body: { email: `customer${made}@works.example` } });
      const waiting = await vi.waitFor(async () => {
        const found = await notification(id);
        expect(found.status).toBe('needs_retry');
        return found;
      }, PATIENCE);
      const { data: logs } = await client.notifications.listLogs({ path: { notification_id: waiting.id } });
      expect(logs[0]).toMatchObject({ response_code: 0, response_body: expect.stringContaining('is not verified') });
      expect(mailServer.received).toHaveLength(1);

      const owner = buyerWith(linkTo(address));
      // As a program that checks links does.
      for (const _ of [1, 2]) expect(await owner.open()).toMatchObject({ status: 200, title: 'Confirm your address' });
      expect((await owner.open()).text).toContain(
        `Test account wants to send notifications about its billing to ${address}`,
      );
      expect(await owner.send({ step: 'other' })).toMatchObject({ title: 'Confirm your address' });
      expect((await notification(id)).status).toBe('needs_retry');
      expect(await owner.send({ step: 'confirm' })).toMatchObject({ status: 200, title: 'Address confirmed' });
      await vi.waitFor(async () => expect((await notification(id)).status).toBe('delivered'), PATIENCE);
      expect(mailServer.received).toHaveLength(2);
      expect(await owner.send({ step: 'confirm' })).toMatchObject({ title: 'Address confirmed' });
      const { db } = service().services;
      const entries = db.selectFrom('audit_entries').selectAll().where('operation', '=', 'destination.confirm');
      expect(await entries.where('entity_id', '=', id).execute()).toMatchObject([
        { actor_type: 'recipient', actor_id: null, entity_type: 'notification_setting', address: '127.0.0.1' },
      ]);
    });

    test('must be verified again after the address has changed, and the old link confirms nothing', async () => {
      const { work, address, create, linkTo, change, mailServer } = await setUp();
      const id = await create();
      await work();
      const first = buyerWith(linkTo(address));
      await first.send({ step: 'confirm' });
      await change(id, { description: 'Renamed' });
      expect(await unverifiedSince(id)).toBeNull();
      const other = `other${made}@works.example`;
      await change(id, { destination: other });
      expect(await unverifiedSince(id)).not.toBeNull();
      expect(await first.send({ step: 'confirm' })).toMatchObject({ status: 404, title: 'Link not found' });
      await work();
      expect(mailServer.received, 'the next link waits for ten minutes').toHaveLength(1);
      await work({ now: () => new Date(Date.now() + 601_000) });
      await buyerWith(linkTo(other)).send({ step: 'confirm' });
      expect(await unverifiedSince(id)).toBeNull();
    });

    test('get one email with a new link after an activation and a command shortly after it', async () => {
      const { accountId, work, address, create, linkTo, change, mailServer } = await setUp();
      const id = await create();
      await change(id, { active: false });
      await change(id, { active: true });
      await runCommand(service().services, {
        name: 'destination resend-verification',
        values: { account: accountId },
        positionals: [id],
      });
      const later = { now: () => new Date(Date.now() + 601_000) };
      await work(later);
      expect(mailServer.received).toHaveLength(1);
      await buyerWith(linkTo(address)).send({ step: 'confirm' });
      await expect(
        runCommand(service().services, {
          name: 'destination resend-verification',
          values: { account: accountId },
          positionals: [id],
        }),
      ).rejects.toThrow(`Notification setting ${id} needs no confirmation. Nothing was sent.`);
    });

    test('get no link when they are deleted before it was sent', async () => {
      const { client, work, create, mailServer } = await setUp();
      await client.notificationSettings.delete({ path: { notification_setting_id: await create() } });
      await work();
      expect(mailServer.received).toEqual([]);
    });

    test('get one link in ten minutes for an address, however often they are deleted and created', async () => {
      const { client, work, create, change, mailServer, address } = await setUp();
      const deleted = async (id: Setting) =>
        client.notificationSettings.delete({ path: { notification_setting_id: id } });
      await deleted(await create());
      const first = await create();
      await work();
      expect(mailServer.received, 'the one that was not sent delays nothing').toHaveLength(1);
      await deleted(first);
      for (const _ of [1, 2, 3]) await deleted(await create());
      const last = await create();
      await change(last, { active: false });
      await change(last, { active: true });
      await work({ now: () => new Date(Date.now() + 590_000) });
      expect(mailServer.received).toHaveLength(1);
      await work({ now: () => new Date(Date.now() + 601_000) });
      expect(mailServer.received.map(({ to }) => to[0])).toEqual([address, address]);
    });

    test('wait ten minutes for a link to an address that another destination of the account has', async () => {
      const { client, work, change, create, mailServer, address } = await setUp();
      const id = await create();
      const destination = address.toUpperCase();
      await client.notificationSettings.create({
        body: { description: 'Second', type: 'email', destination, subscribed_events: ['customer.updated'] },
      });
      await work();
      expect(mailServer.received).toHaveLength(1);
      await change(id, { active: false });
      await change(id, { active: true });
      await work({ now: () => new Date(Date.now() + 601_000) });
      expect(mailServer.received, 'that of the second destination').toHaveLength(2);
      await work({ now: () => new Date(Date.now() + 1_202_000) });
      expect(mailServer.received).toHaveLength(3);
    });

    test('get no link when their account is closed before it was sent', async () => {
      const { accountId, work, create, mailServer } = await setUp();
      const id = await create();
      const operator = (name: string, ...positionals: string[]) =>
        runCommand(service().services, { name, values: { account: accountId }, positionals });
      await operator('account close');
      await work();
      expect(mailServer.received).toEqual([]);
      await operator('account reopen');
      await operator('destination resend-verification', id);
      await work({ now: () => new Date(Date.now() + 601_000) });
      expect(mailServer.received).toHaveLength(1);
    });

    test('stay unverified with an expired link, a form of another website, and a link of another service', async () => {
      const { work, address, create, linkTo } = await setUp();
      const id = await create();
      await work();
      const link = linkTo(address);
      const foreign = await fetch(link, {
        method: 'POST',
        body: new URLSearchParams({ step: 'confirm' }),
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(foreign.status).toBe(403);
      const clock = new ManualClock(new Date(Date.now() + 3 * 86_400_000 + 1_000).toISOString());
      const late = await startService(service().database, { clock, secrets: service().services.secrets });
      const expired = await buyerWith(link.replace(service().url, late.url)).send({ step: 'confirm' });
      expect(expired).toMatchObject({ status: 410, title: 'Link expired' });
      const other = await startService(service().database);
      const invalid = await buyerWith(link.replace(service().url, other.url)).send({ step: 'confirm' });
      expect(invalid).toMatchObject({ status: 404, title: 'Link not found' });
      expect(await unverifiedSince(id)).not.toBeNull();
      await Promise.all([late.app.close(), other.app.close()]);
    });

    test('get their link when the mail server is back, and it is given up after three days', async () => {
      const { mailServer, create, address } = await setUp();
      await create();
      const { db } = service().services;
      let time = Date.now() + 1_000;
      const clock = { now: () => new Date(time) };
      const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:1?tls=never', from: 'billing@sender.example' });
      expect(await sendMail({ db, clock, mailer: away, log: silentLog })).toBe(true);
      expect(await sendMail({ db, clock, mailer: away, log: silentLog }), 'it waits for a minute').toBe(false);
      time += 61_000;
      const mailer = createMailer({ smtpUrl: mailServer.url, from: 'billing@sender.example' });
      expect(await sendMail({ db, clock, mailer, log: silentLog })).toBe(true);
      expect(mailServer.received[0]!.to).toEqual([address]);
      const { create: again } = await setUp();
      await again();
      time += 4 * 86_400_000;
      expect(await sendMail({ db, clock, mailer: away, log: silentLog })).toBe(true);
      expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
      await Promise.all([away.close(), mailer.close()]);
    });

    async function unverifiedSince(id: Setting): Promise<string | null> {
      const { unverified_since } = await service()
        .services.db.selectFrom('notification_settings')
        .select('unverified_since')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return unverified_since;
    }
  },
  { rules: { verifyEmailDestinations: true }, notifyDue: (due) => dispatcher?.notifyDue(due) },
);
