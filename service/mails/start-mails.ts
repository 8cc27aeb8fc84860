import { type Job, startJob } from '../common/start-job.ts';
import { type MailServices, sendMail } from './send-mails.ts';

/**
 * Sends the emails of the service as they fall due, one at a time. Every worker with a mail server may start
 * it.
 */
export function startMails(services: MailServices): Job {
  return startJob({
    log: services.log,
    failure: 'failed to look for emails to send',
    run: () => sendMail(services),
  });
}
