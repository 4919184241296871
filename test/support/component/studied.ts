/** What the shop answers on the page of a person studied. */
import type * as z from 'zod/mini';
import type { readPerson } from '#domain/wire/persons.ts';
import { keyFor } from '#test/support/keys.ts';

type Person = z.infer<typeof readPerson.answer>;

export const personAddress = `/personne?token=${'A'.repeat(43)}`;

const known = {
  name: 'Jeanne Le Goff',
  birth: ['3 février 1995 à 6 h 42, Brest, Finistère', 'Heure légale UTC+1, soit 5 h 42 UTC'],
  certificate: 'Jeanne Marie Kerviel',
  agreed_at: '2026-11-20T08:00:00.000Z',
};

export const keptPerson: Person = {
  buyer: 'Camille Renard',
  account: [known],
  orders: [
    {
      ...known,
      number: 'a1b2c3d4',
      created_at: '2026-11-20T08:00:00.000Z',
      services: [keyFor.numbers],
      state: 'writing',
      accesses: [
        {
          ...{ at: '2026-11-21T09:12:00.000Z', by: 'expert', name: 'Bastien Oriol' },
          ...{ what: 'birth_data', service: keyFor.numbers },
        },
      ],
    },
  ],
  requests: [],
};

const asked = { asked_at: '2026-11-26T10:00:00.000Z', due_at: '2026-12-26T10:00:00.000Z' };
export const askedPerson: Person = {
  ...keptPerson,
  requests: [{ ...asked, kind: 'correction', message: 'Je suis née à Quimper.' }],
};
export const answeredPerson: Person = {
  ...keptPerson,
  requests: [
    {
      ...{ ...asked, kind: 'correction', message: 'Je suis née à Quimper.' },
      answered_at: '2026-11-27T10:00:00.000Z',
      answer: { outcome: 'refused', reason: 'L’acte dit Brest.' },
    },
  ],
};
export const erasedPerson: Person = {
  ...{ buyer: 'Camille Renard', account: [], orders: [] },
  requests: [{ ...asked, kind: 'erasure', answered_at: '2026-11-26T10:00:01.000Z' }],
};
export const erasingPerson: Person = { ...keptPerson, requests: [{ ...asked, kind: 'erasure' }] };
