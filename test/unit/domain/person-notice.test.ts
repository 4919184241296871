import { expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { personNotice } from '#domain/texts/person-notice.ts';

const text = personNotice({
  person: { firstName: 'Jeanne', lastName: 'Le Goff' },
  buyer: { firstName: 'Camille', lastName: 'Renard' },
  orderNumber: '7c1e90ab',
})
  .join('\n')
  .replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['who is responsible', merchant.company.name],
  ['where to write', merchant.dataProtection.email],
  ['the source', 'De Camille Renard, nous avons reçu'],
  ['the data', 'de la date, de l’heure et du lieu de votre naissance'],
  ['the purpose', 'écrire cette consultation et à rien d’autre'],
  ['the legal ground', 'votre accord'],
  ['who reads them', 'Seul l’expert chargé de la consultation'],
  ['how long', 'trois ans après le dernier contact'],
  ['the rights', 'lire, les faire corriger ou effacer, en limiter l’usage ou retirer votre accord'],
  ['the order to name', '7c1e90ab'],
  ['the authority', 'CNIL'],
])('the text for the person studied says %s (RGPD 14)', (_what, words) => {
  expect(text).toContain(words);
});
