import type { AddressCreate, BusinessCreate, CustomerCreate } from '@billing/types';

interface DemoCustomer {
  readonly customer: CustomerCreate;
  readonly address: AddressCreate;
  readonly business?: BusinessCreate;
}

/** The customers of a small hosting company. The first one is in the examples that a start prints. */
export const DEMO_CUSTOMERS: readonly [DemoCustomer, ...DemoCustomer[]] = [
  {
    customer: { email: 'billing@hillside.example', name: 'Hillside Ltd' },
    address: { country_code: 'IE', city: 'Cork', first_line: '4 Hill Street', postal_code: 'T12 X8N6' },
    business: {
      name: 'Hillside Ltd',
      tax_identifier: 'IE1234567T',
      contacts: [{ name: 'Accounts', email: 'accounts@hillside.example' }],
    },
  },
  {
    customer: { email: 'rechnung@nordlicht.example', name: 'Nordlicht Verlag GmbH', locale: 'de' },
    address: { country_code: 'DE', city: 'Hamburg', first_line: 'Speicherweg 11', postal_code: '20457' },
    business: { name: 'Nordlicht Verlag GmbH', company_number: 'HRB 40125', tax_identifier: 'DE129274202' },
  },
  {
    customer: { email: 'compta@atelier-lune.example', name: 'Atelier Lune', locale: 'fr' },
    address: { country_code: 'FR', city: 'Lyon', first_line: '27 rue des Tanneurs', postal_code: '69001' },
    business: { name: 'Atelier Lune SARL', tax_identifier: 'FR40303265045' },
  },
  {
    customer: { email: 'maya.ortiz@ortiz-foto.example', name: 'Maya Ortiz', locale: 'es' },
    address: { country_code: 'ES', city: 'Valencia', first_line: 'Calle del Mar 8', postal_code: '46003' },
  },
  {
    customer: { email: 'accounts@prairie-seeds.example', name: 'Prairie Seeds Inc.' },
    address: {
      country_code: 'US',
      region: 'Nebraska',
      city: 'Lincoln',
      first_line: '1200 Grain Avenue',
      postal_code: '68508',
    },
    business: {
      name: 'Prairie Seeds Inc.',
      contacts: [
        { name: 'Ruth Baker', email: 'ruth@prairie-seeds.example' },
        { name: 'Payables', email: 'payables@prairie-seeds.example' },
      ],
    },
  },
  {
    customer: { email: 'office@kaito-games.example', name: 'Kaito Games', locale: 'ja' },
    address: { country_code: 'JP', city: 'Fukuoka', first_line: '3-14 Tenjin', postal_code: '810-0001' },
    business: { name: 'Kaito Games K.K.', company_number: '0100-01-123456' },
  },
  {
    customer: { email: 'finance@brightwater.example', name: 'Brightwater Clinics' },
    address: { country_code: 'GB', city: 'Bristol', first_line: '9 Harbour Road', postal_code: 'BS1 5TY' },
    business: { name: 'Brightwater Clinics plc', company_number: '07654321', tax_identifier: 'GB123456789' },
  },
  {
    customer: { email: 'jonas.lind@lindware.example', name: 'Jonas Lind', locale: 'sv' },
    address: { country_code: 'SE', city: 'Uppsala', first_line: 'Kungsgatan 44', postal_code: '753 21' },
    business: { name: 'Lindware AB', tax_identifier: 'SE556677889901' },
  },
  {
    customer: { email: 'amministrazione@forno-vecchio.example', name: 'Forno Vecchio', locale: 'it' },
    address: { country_code: 'IT', city: 'Bologna', first_line: 'Via del Pane 3', postal_code: '40121' },
    business: { name: 'Forno Vecchio S.r.l.', tax_identifier: 'IT01234567890' },
  },
  {
    customer: { email: 'ap@maple-robotics.example', name: 'Maple Robotics' },
    address: {
      country_code: 'CA',
      region: 'Ontario',
      city: 'Guelph',
      first_line: '58 Mill Lane',
      postal_code: 'N1H 3Z1',
    },
    business: { name: 'Maple Robotics Ltd.', company_number: '1234567-8' },
  },
  {
    customer: { email: 'hello@tidepool.example', name: 'Tidepool Surf School' },
    address: {
      country_code: 'AU',
      region: 'NSW',
      city: 'Byron Bay',
      first_line: '2 Shore Street',
      postal_code: '2481',
    },
    business: { name: 'Tidepool Surf School Pty Ltd', tax_identifier: '51824753556' },
  },
  {
    customer: { email: 'li.wei@stone-bridge.example', name: 'Li Wei', custom_data: { source: 'trade fair' } },
    address: { country_code: 'SG', city: 'Singapore', first_line: '71 Bridge Road', postal_code: '179101' },
  },
];
