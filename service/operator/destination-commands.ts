import { anyError } from '../common/any-error.ts';
import { OperatorError } from '../common/operator-error.ts';
import { findSetting } from '../notification-settings/find-setting.ts';
import { mailVerification } from '../notification-settings/verification.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';

const list: Command = {
  name: 'destination list',
  summary:
    'Lists the notification destinations: which are active, which fail and since when, which were turned off and why.',
  options: [accountOption],
  examples: ['destination list', 'destination list --account acme --json'],
  async run(all, input) {
    const { id, services } = await findAccount(all, input);
    return services.db
      .selectFrom('notification_settings')
      .select(['id', 'type', 'destination', 'active', 'unverified_since', 'failing_since'])
      .select(['turned_off_at', 'turned_off_because'])
      .where('account_id', '=', id)
      .orderBy('id')
      .execute();
  },
};

const resend: Command = {
  name: 'destination resend-verification',
  summary: 'Sends the link again that confirms the address of an email destination, valid for three days from now.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: ['destination resend-verification ntfset_01jg8test00000000000000001'],
  notes: ['A worker with SMTP_URL sends it within seconds, or ten minutes after the last one.'],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    return services.db.transaction().execute(async (trx) => {
      const setting = await findSetting(anyError, trx, accountId, input.positionalId(0, 'ntfset_'));
      const sent_at = await mailVerification(trx, services, setting);
      if (sent_at === undefined) {
        throw new OperatorError(`Notification setting ${setting.id} needs no confirmation. Nothing was sent.`);
      }
      return { id: setting.id, destination: setting.destination, sent_at };
    });
  },
};

export const destinationCommands: readonly Command[] = [list, resend];
