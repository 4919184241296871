import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { processings } from '#domain/texts/processing.ts';
import { staffProcessings } from '#domain/texts/staff-processing.ts';
import { registerPage } from '../../../bin/register/page.ts';
import { tablesPage } from '../../../bin/register/tables-page.ts';

it.each([
  ['registre', registerPage],
  ['tables', tablesPage],
] as const)('docs/%s.md is what `npm run register` writes', (page, write) => {
  const written = readFileSync(join(import.meta.dirname, `../../../docs/${page}.md`), 'utf8');
  expect(written).toBe(write());
});

it('the register names ground, duration and readers of each activity', () => {
  for (const processing of [...processings, ...staffProcessings])
    for (const text of Object.values(processing)) expect(registerPage()).toContain(text);
});

it.each([
  [
    'hashes of delivered sentences, under a key',
    'Les phrases déjà livrées',
    /empreintes.*sous une clé secrète/,
  ],
  ['the check that a report is the person’s own', 'La vérification avant livraison', /noms et la naissance/],
  ['codes of authenticity', 'Le code d’un rapport', /Empreintes du code/],
  ['secrets of second factors', "Votre accès à l'atelier", /secret du second facteur/],
  ['technical logs of visitors', 'Les journaux techniques', /adresse IP à trois endroits/],
  ['technical logs of staff', "Les journaux techniques de l'atelier", /votre adresse IP quand un fichier/],
])('the register has %s', (_, activity, data) => {
  const rows = [...processings, ...staffProcessings].filter(({ name }) => name === activity);
  expect(rows.map((row) => row.data)).toEqual([expect.stringMatching(data)]);
});

it.each([...processings, ...staffProcessings].map(({ name, ground }) => [name, ground] as const))(
  '«%s» rests on a ground of article 6, and a legitimate interest says why it weighs more',
  (_, ground) => {
    expect(ground).toMatch(/\(article 6\.1\.[a-f]\b/);
    expect(ground).not.toMatch(/obligation de sécurité|obligation comptable/i);
    const [, balance] = /article 6\.1\.f\) : (.+)$/.exec(ground) ?? [];
    if (ground.includes('6.1.f')) expect(balance).toMatch(/[,;] \S/);
  },
);
