import { expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { silentLog } from '../../../service/common/log.ts';
import { createPayments } from '../../../service/payments/create-payments.ts';
import { eachService } from '../../support/service.ts';
import { newSale } from '../transactions/sale.ts';
import { patient } from './attempt-request.ts';
import { paymentOf, startedAttempt } from './card-payment.ts';

const OPTIONS = { newError: anyError, log: silentLog, timeoutSeconds: 15 };

eachService('the payments of an environment', (service) => {
  test('are made with the test gateway in sandbox, whose reports complete transactions', async () => {
    const { payments, testGateway } = createPayments(service().services, OPTIONS);
    expect(payments).toMatchObject({ gateway: testGateway, timeoutMs: 15_000 });
    const sale = await newSale(service());
    const attempt = await startedAttempt(payments, paymentOf(sale.accountId, await sale.ready(), 'answers_twice'));
    await testGateway!.authorizeAndCapture(attempt, patient());
    expect((await sale.get(attempt.transactionId)).status).toBe('completed');
  });

  test('have no gateway in live', () => {
    const { services } = service();
    const rules = { ...services.rules, environment: 'live' } as const;
    const { payments, testGateway } = createPayments({ ...services, rules }, OPTIONS);
    expect(testGateway).toBeUndefined();
    expect(payments.gateway).toBeUndefined();
  });
});
