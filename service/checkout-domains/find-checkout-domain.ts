import { rowFinder } from '../storage/find-row.ts';

export const findCheckoutDomain = rowFinder('checkout_domains', 'Checkout domain');
