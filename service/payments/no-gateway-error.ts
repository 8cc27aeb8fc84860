/** Live has no payment gateway until one is connected. Nothing was stored or charged. */
export class NoGatewayError extends Error {
  override readonly name = 'NoGatewayError';

  constructor() {
    super(
      'No payment gateway is connected to this environment, so nothing can be charged. ' +
        'Implement PaymentGateway (service/payments/gateway.ts) and return it from service/payments/create-payments.ts.',
    );
  }
}
