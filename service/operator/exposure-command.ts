import { type Exposure, reportExposure } from '../api-keys/report-exposure.ts';
import { anyError } from '../common/any-error.ts';
import type { Command } from './command.ts';
import { lockNamedKey } from './lock-named-key.ts';

/** The risk decides whether the key is revoked. */
export const reportExposureCommand: Command = {
  name: 'api-key report-exposure',
  summary: 'Reports that a key was found in public; a high risk revokes it.',
  positionals: ['<id>'],
  options: [
    { name: 'risk', placeholder: 'LEVEL', required: true, meaning: 'high or low' },
    { name: 'source', placeholder: 'KIND', required: true, meaning: 'code_host or other' },
    { name: 'reference', placeholder: 'URL', required: true, meaning: 'where it was found' },
    { name: 'description', placeholder: 'TEXT', meaning: 'details, up to 500 characters' },
  ],
  examples: [
    'api-key report-exposure apikey_01jg8test00000000000000001 --risk high --source code_host --reference https://code.host.example/shop/.env',
  ],
  run: (services, input) =>
    services.db.transaction().execute(async (trx) => {
      const key = await lockNamedKey(trx, services, input);
      return reportExposure(anyError, trx, key, {
        risk_level: input.choice('--risk', input.text('risk'), ['high', 'low']) as Exposure['risk_level'],
        source: input.choice('--source', input.text('source'), ['code_host', 'other']) as Exposure['source'],
        reference: input.text('reference'),
        description: input.optional('description') ?? null,
      });
    }),
};
