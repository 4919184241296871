/** What the profile says of the customer's names and of the mails, before anything is changed. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Profile } from '#domain/profile.ts';
import { MailsPart, NamesPart } from '#web/pages/compte/profile-parts.tsx';

const profile: Profile = {
  ...{ email: 'camille@exemple.fr', first_name: 'Camille', last_name: "D'Angelo" },
  ...{ birth_date: null, birth_time: null, birth_place: null },
  ...{ email_validated: true, created_at: '2026-11-01T08:00:00.000Z' },
};
const nameless = { ...profile, first_name: null, last_name: null };
const nothing = () => {};
const parts = { onProfile: nothing, turn: { look: () => undefined, of: () => ({ onFocus: nothing }) } };

const words = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, '|')
    .replaceAll('&#x27;', "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ');
const names = (of: Profile) => words(<NamesPart profile={of} {...parts} />);
const mails = (of: Profile) => words(<MailsPart profile={of} {...parts} />);

it('names are shown as they are written, with what a change does not reach and where to ask for it', () => {
  expect(names(profile)).toContain("|Camille D'Angelo|");
  expect(names(nameless)).toContain('Votre compte ne connaît pas encore votre nom.');
  expect(names(profile)).toContain('Les notes et les rapports déjà faits gardent ceux de leur jour.');
  expect(renderToStaticMarkup(<NamesPart profile={profile} {...parts} />)).toContain(
    'href="/compte/mes-donnees"',
  );
});

it('the mails are shown as they begin, with the zone of their hours', () => {
  expect(mails(profile)).toContain('|Bonjour Camille,|');
  expect(mails(profile)).toContain('|Celui de chaque commande, sinon Paris|');
  const chosen = { salutation: 'madame', time_zone: 'Indian/Reunion' } as const;
  expect(mails({ ...profile, ...chosen })).toContain("|Bonjour Madame D'Angelo,|");
  expect(mails({ ...profile, ...chosen })).toContain('|La Réunion|');
  expect(mails({ ...nameless, ...chosen })).toContain('|Bonjour Madame,|');
  expect(mails(nameless)).toContain('|Bonjour,|');
});
