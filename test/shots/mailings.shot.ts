/** «Ce que nous vous écrivons» in each of its states. */
import { newCustomer } from '#test/support/customers.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { putRow, setAttribute } from '#test/support/rows.ts';
import { shoot } from '#test/support/shots/camera.ts';
import { guidanceRows } from '#test/support/traces/guidance-rows.ts';

const person = { first: 'Camille', last: 'Renard', birthDate: '1991-04-17', birthPlace: 'Nantes' };
const verified = async () => {
  const customer = await newCustomer();
  await setAttribute('Profiles', ['user_id', claimsOf(customer.access).sub], 'email_validated', true);
  return customer;
};
/** Of a customer whose address asked, or refused. */
const withRow = async (which: 'asked' | 'refused') => {
  const customer = await verified();
  const [asked, , refused] = guidanceRows({ ...person, email: customer.email, former: customer.email });
  await putRow('Guidances', (which === 'asked' ? asked : refused) ?? {});
  return { as: customer };
};
const path = '/compte/courriers';

shoot([
  { name: 'courriers-signed-out', open: (page) => page.goto(path) },
  {
    name: 'courriers-never',
    visitor: async () => ({ as: await verified() }),
    open: (page) => page.goto(path),
  },
  {
    name: 'courriers-unverified',
    visitor: async () => ({ as: await newCustomer() }),
    open: (page) => page.goto(path),
  },
  { name: 'courriers-on', visitor: () => withRow('asked'), open: (page) => page.goto(path) },
  { name: 'courriers-off', visitor: () => withRow('refused'), open: (page) => page.goto(path) },
  { name: 'courriers-commandes', open: (page) => page.goto(`${path}?pour=commandes`) },
  {
    name: 'courriers-dead-link',
    open: (page) => page.goto(`${path}?pour=guidance&token=${'A'.repeat(43)}`),
    says: /status of 400/,
  },
]);
