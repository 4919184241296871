import { experts } from '#domain/owner/experts.ts';
import type { Account } from './run-file.ts';

/** An account as it is seeded: what the profile row needs beyond the sign-in. */
export type SeededAccount = Account & {
  readonly firstName: string;
  readonly lastName: string;
  readonly birth?: { readonly date: string; readonly time: string; readonly place: string };
};

/** The four of the owner content, so that a report is signed by whom /experts shows. */
const expertAccounts = experts.map(({ id, name, discipline }): SeededAccount => {
  const [firstName = name, ...others] = name.split(' ');
  const [short = id] = id.split('-');
  return {
    role: 'expert',
    email: `${short}@atelier.example`,
    password: `${short}-atelier-1`,
    firstName,
    lastName: others.join(' '),
    discipline,
  };
});

/** Shares the queue of numerology with the one whom /experts shows. */
const secondExpert: SeededAccount = {
  role: 'expert',
  email: 'jeanne@atelier.example',
  password: 'jeanne-atelier-1',
  firstName: 'Jeanne',
  lastName: 'Maillot',
  discipline: 'numerologie',
};

/** Who may try the shop on this machine; addresses that no mail system delivers to. */
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
  secondExpert,
  {
    role: 'administrator',
    email: 'administration@atelier.example',
    password: 'administration-1',
    firstName: 'Dominique',
    lastName: 'Hoarau',
  },
];
