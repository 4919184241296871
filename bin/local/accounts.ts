import { experts } from '#domain/merchant/experts.ts';
import type { Account } from './run-file.ts';

/** A seeded account with the fields that its profile needs. */
export type SeededAccount = Account & {
  readonly firstName: string;
  readonly lastName: string;
  readonly birth?: { readonly date: string; readonly time: string; readonly place: string };
};

const firstOf = (id: string): string => id.split('-')[0] ?? id;
/** The first name where one expert has it, the whole name where several do. */
const shortOf = (id: string): string =>
  experts.filter((one) => firstOf(one.id) === firstOf(id)).length > 1 ? id : firstOf(id);

/** The experts of the merchant content, so that reports are signed by the experts on /experts. */
const expertAccounts = experts.map(({ id, name, discipline }): SeededAccount => {
  const [firstName = name, ...others] = name.split(' ');
  const short = shortOf(id);
  return {
    role: 'expert',
    email: `${short}@atelier.example`,
    password: `${short}-atelier-1`,
    firstName,
    lastName: others.join(' '),
    discipline,
  };
});

/** The accounts of a local run; no mail system delivers to their addresses. */
export const seededAccounts: readonly SeededAccount[] = [
  {
    role: 'customer',
    email: 'camille@client.example',
    password: 'camille-sagesse-1',
    firstName: 'Camille',
    lastName: 'Payet',
    birth: { date: '1990-06-21', time: '07:45', place: 'Saint-Denis, La Réunion' },
  },
  ...expertAccounts,
  {
    role: 'administrator',
    email: 'administration@atelier.example',
    password: 'administration-1',
    firstName: 'Dominique',
    lastName: 'Hoarau',
  },
];
