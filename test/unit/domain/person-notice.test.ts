import { expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { noticeTexts, personNotice } from '#domain/texts/person-notice.ts';

const person = { firstName: 'Jeanne', lastName: 'Le Goff' };
const plain = (paragraphs: readonly string[]): string =>
  paragraphs.join('\n').replace(/[\u00a0\u202f]/g, ' ');
const text = plain(personNotice({ person, buyer: 'Camille Renard', orderNumber: '7c1e90ab' }));

it.each([
  ['who is responsible', merchant.company.name],
  ['where to write', merchant.dataProtection.email],
  ['the source', 'De Camille Renard, nous avons reçu votre prénom, votre nom'],
  ['the data', 'de la date, de l’heure et du lieu de votre naissance'],
  ['the purpose', 'servent à écrire la consultation'],
  [
    'that the account keeps the person',
    'Le compte de Camille Renard les garde aussi pour ses prochaines commandes',
  ],
  ['the legal ground', 'un intérêt légitime (RGPD, article 6.1.f)'],
  ['that it can be objected to', 'peut s’y opposer à tout moment'],
  ['who reads them', 'Seul l’expert chargé de la consultation'],
  ['who gets the report', 'Le rapport est remis à Camille Renard'],
  ['how long', 'trois ans après le dernier contact'],
  ['the rights', 'les lire, les faire corriger, vous opposer et tout effacer'],
  ['what becomes of an order', 'arrêté et remboursé à Camille Renard'],
  ['what becomes of a delivered report', 'celle que Camille Renard a gardée lui reste'],
  ['the order to name', '7c1e90ab'],
  ['the authority', 'CNIL'],
])('the text for the person studied says %s (RGPD 14)', (_what, words) => {
  expect(text).toContain(words);
});

it('claims no consent of the person and no purpose that is not alone', () => {
  for (const untrue of [/votre accord/, /rien d’autre/]) expect(text).not.toMatch(untrue);
});

it('speaks of the account where nothing is ordered yet', () => {
  const kept = plain(personNotice({ person, buyer: 'Camille Renard' }));
  expect(kept).toContain('le compte de Camille Renard garde votre naissance');
  expect(kept).not.toMatch(/commande 7c1e90ab|numéro de la commande/);
});

it('tells the buyer before what an erasure does to an order', () => {
  expect(plain([noticeTexts.effect])).toContain('arrêté et vous est remboursé en entier');
});
