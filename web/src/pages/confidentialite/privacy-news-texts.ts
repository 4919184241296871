/** «Changements»: what was announced by mail, the latest first. */
import { formatDate } from '#domain/dates.ts';
import { type PolicyChange, policyChanges } from '#domain/texts/policy-changes.ts';
import { type LegalSection, versionOf } from '#web/features/legal/legal-document.ts';
import { actions } from './actions.ts';

const line = ({ version, appliesFrom, changes }: PolicyChange): string =>
  `${versionOf(version)}, à partir du ${formatDate(new Date(appliesFrom))} : ${changes.join(' ')}`;

export const policyNews: LegalSection = {
  heading: 'Changements',
  paragraphs: [
    [
      "Cette page porte la date de sa version. Un changement important est annoncé une fois, par e-mail, aux titulaires d'un compte, avant de s'appliquer. S'il ne vous convient pas, vous pouvez ",
      actions.close('fermer votre compte'),
      '.',
    ],
  ],
  list: [...policyChanges].reverse().map(line),
};
