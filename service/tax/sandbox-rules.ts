import type { TaxRule } from './tax-table.ts';

/**
 * The rules of a sandbox without `BILLING_TAX_TABLE`: real rates of a dozen countries and two states, so
 * that previews show tax. They are simplified and not maintained, so live does not use them.
 */
export const SANDBOX_RULES: readonly TaxRule[] = [
  { country: 'AU', from: '2000-07-01', rate: '0.1' },
  { country: 'CA', from: '2008-01-01', rate: '0.05' },
  { country: 'CH', from: '2018-01-01', rate: '0.077' },
  { country: 'CH', from: '2024-01-01', rate: '0.081' },
  { country: 'DE', from: '2007-01-01', rate: '0.19' },
  { country: 'DE', from: '2020-01-01', rate: '0.07', categories: ['ebooks'] },
  { country: 'ES', from: '2012-09-01', rate: '0.21' },
  { country: 'ES', from: '2020-04-23', rate: '0.04', categories: ['ebooks'] },
  { country: 'FI', from: '2013-01-01', rate: '0.24' },
  { country: 'FI', from: '2024-09-01', rate: '0.255' },
  { country: 'FR', from: '2014-01-01', rate: '0.2' },
  { country: 'FR', from: '2012-01-01', rate: '0.055', categories: ['ebooks'] },
  { country: 'GB', from: '2011-01-04', rate: '0.2' },
  { country: 'GB', from: '2020-05-01', rate: '0', categories: ['ebooks'] },
  { country: 'IE', from: '2012-01-01', rate: '0.23' },
  { country: 'IT', from: '2013-10-01', rate: '0.22' },
  { country: 'IT', from: '2015-01-01', rate: '0.04', categories: ['ebooks'] },
  { country: 'JP', from: '2019-10-01', rate: '0.1' },
  { country: 'NL', from: '2012-10-01', rate: '0.21' },
  { country: 'NL', from: '2020-01-01', rate: '0.09', categories: ['ebooks'] },
  { country: 'SE', from: '1990-07-01', rate: '0.25' },
  // New York: the state, where its counties add different rates, and New York City.
  {
    country: 'US',
    regions: ['NY', 'New York'],
    postal_codes: ['10', '11', '12', '13', '14'],
    from: '2005-06-01',
    rate: '0.04',
  },
  {
    country: 'US',
    postal_codes: ['100', '101', '102', '103', '104', '111', '112', '113', '114', '116'],
    from: '2009-08-01',
    rate: '0.08875',
  },
  // Texas, with the local tax of its large cities.
  {
    country: 'US',
    regions: ['TX', 'Texas'],
    postal_codes: ['75', '76', '77', '78', '79'],
    from: '1990-07-01',
    rate: '0.0825',
  },
];
