/** A short report of the Western discipline and the birth that it reads. */
import type { ReportDocument } from '#domain/report/document.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { keyFor } from '#test/support/keys.ts';
import { birth, customerInfo } from './builders.ts';

export const reader = customerInfo({ birthTime: '06:42', birth: birth() });

export const dossierOf = (service: ReportDocument['service'] = keyFor.western, person = reader) => {
  const drawn = reportDrawn(service, person, {}, '2026-11-24');
  if (!drawn) throw new Error('The birth has no instant.');
  return drawn;
};

const moon =
  'Vous êtes née sous une Lune qui commence. Trois jours plus tôt elle était invisible ; à votre naissance, il n’en paraît qu’un fil, le signe où la tradition la trouve le plus à son aise. Le Taureau goûte, il pèse, il garde.';

export const written: ReportDocument = {
  version: 1,
  service: keyFor.western,
  sections: [
    {
      ...{ id: 'lettre', kind: 'letter', title: 'Chère Camille,', second: '' },
      blocks: [
        { kind: 'paragraph', runs: ['Vous êtes née un mercredi, douze minutes après le lever du Soleil.'] },
      ],
    },
    {
      ...{ id: 'ciel', kind: 'plate', title: 'Votre ciel', second: 'de naissance' },
      blocks: [{ kind: 'figure', figure: 0, caption: ['Le Soleil se lève à gauche.'] }],
    },
    {
      ...{ id: 'lune', kind: 'chapter', title: 'La Lune en Taureau,', second: 'ou la durée', glyph: 'moon' },
      blocks: [
        { kind: 'paragraph', runs: [moon], proof: ['positions/Lune'] },
        {
          kind: 'paragraph',
          runs: [
            'La Lune est en ',
            { value: 'positions/Lune/Signe', text: 'Taureau' },
            ', ',
            { em: 'au calme' },
            '.',
          ],
          proof: ['positions/Lune', 'positions/Vénus'],
        },
        { kind: 'quote', lines: [['Commencer vous est donné.'], ['Durer s’apprend.']] },
        { kind: 'subtitle', text: 'Les liens' },
        { kind: 'table', table: 'aspects' },
        { kind: 'list', rows: [{ name: 'II', proof: ['positions/Vénus'], runs: ['Vénus en Gémeaux.'] }] },
        { kind: 'hour', runs: ['6 h 42, d’après la copie de l’acte.'] },
        { kind: 'questions', questions: [['À qui pourrais-je rendre compte ?']] },
      ],
    },
  ],
};
