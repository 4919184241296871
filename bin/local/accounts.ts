import type { Discipline } from '#domain/catalogue.ts';
import type { Account } from './run-file.ts';

/** An account as it is seeded: what the profile row needs beyond the sign-in. */
export type SeededAccount = Account & {
  readonly firstName: string;
  readonly lastName: string;
  readonly birth?: { readonly date: string; readonly time: string; readonly place: string };
};

const expert = (discipline: Discipline, firstName: string, lastName: string): SeededAccount => ({
  role: 'expert',
  email: `${firstName.toLowerCase()}@atelier.example`,
  password: `${firstName.toLowerCase()}-atelier-1`,
  firstName,
  lastName,
  discipline,
});

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
  expert('astrologie-occidentale', 'Helene', 'Vasseur'),
  expert('astrologie-chinoise', 'Ming', 'Laurent'),
  expert('numerologie', 'Pascal', 'Riviere'),
  expert('human-design', 'Ines', 'Morel'),
  {
    role: 'administrator',
    email: 'administration@atelier.example',
    password: 'administration-1',
    firstName: 'Dominique',
    lastName: 'Hoarau',
  },
];
