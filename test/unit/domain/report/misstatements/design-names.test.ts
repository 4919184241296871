import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misstatementsIn } from '#domain/report/misstatements/find.ts';
import { namingsIn } from '#domain/report/misstatements/names.ts';
import { sophie, sophieBuilt } from './design-sentences.ts';
import { dossiers } from './dossiers.ts';

const named = (text: string) => namingsIn(text, dossiers.sophie);
const proofs = (text: string) =>
  named(text)
    .filter(({ isProof }) => isProof)
    .map(({ reference }) => reference);
const lit = (text: string) => named(text).flatMap(({ marks }) => marks);

describe('what a paragraph names of a body graph', () => {
  it.each([
    ['Le schéma appelle cela un Projecteur.', ['schema/Type']],
    ['Votre stratégie est d’attendre l’invitation.', ['schema/Stratégie']],
    ['L’autorité est dite émotionnelle.', ['schema/Autorité']],
    ['Le profil 3/5 essaie.', ['schema/Profil']],
    ['Votre définition est simple.', ['schema/Définition']],
    ['Votre croix tient en quatre nombres.', ['schema/Croix']],
    ['Vos canaux se rejoignent.', ['schema/Canaux']],
    ['Le sacral est blanc.', ['centres/Sacral']],
    ['Le centre G est ouvert.', ['centres/G']],
    ['Un canal relie le cœur et la gorge.', ['centres/Cœur', 'centres/Gorge']],
    ['Le canal 54-32 pousse.', ['canaux/32-54']],
    [
      'Les canaux 19-49 et 32-54 se rejoignent à la racine.',
      ['canaux/19-49', 'canaux/32-54', 'centres/Racine'],
    ],
    ['La Lune inconsciente est en porte 30.', ['design/Lune']],
    [
      'Votre Soleil pense, et Saturne des deux côtés pèse.',
      [...['personality/Soleil', 'design/Soleil', 'personality/Saturne', 'design/Saturne']],
    ],
    ['La porte 18.4 corrige.', ['personality/Jupiter']],
    ['Les portes 22 et 9 attendent.', ['personality/Soleil', 'design/Mercure']],
    ['Votre Nœud nord conscient regarde devant.', ['personality/Nœud nord']],
  ])('«%s»', (text, rows) => {
    expect(proofs(text).toSorted()).toEqual(rows.toSorted());
  });

  it('glows in its drawing: a centre, the gates of a channel, the gate of a planet', () => {
    expect(lit('Votre Plexus solaire défini fait des vagues.')).toEqual(['solar']);
    expect(lit('Votre canal 19-49 sent.')).toEqual(['gate 19', 'gate 49']);
    expect(lit('La Lune inconsciente rêve.')).toEqual(['gate 30']);
  });

  it.each([
    'Votre mari est Générateur, et son Sacral est défini.',
    'Vous n’êtes pas Générateur.',
    'Les Projecteurs attendent l’invitation.',
    'Avec un profil 4/6, on s’appuie sur ses amis.',
    'La porte 34 est celle de la puissance.',
    'Votre amie a le canal 19-49.',
    'Vous avez le cœur gros, et la tête ailleurs.',
    'On dit «\u202fle sacral est ouvert\u202f».',
  ])('is nothing in «%s»', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('begins with what says most, and tells a gate by its channel', () => {
    expect(proofs('La porte 19 de votre canal 19-49 attend.')).toEqual(['canaux/19-49']);
  });

  it('is no proof in a sentence that the dossier contradicts', () => {
    for (const sentence of [...sophie, ...sophieBuilt]) {
      const text = sentence.replaceAll(/\{([^|}]*)\|[^}]*\}/gu, '$1');
      if (/[.;!?…] /u.test(text) || misstatementsIn(text, dossiers.sophie).length === 0) continue;
      expect(proofs(text), text).toEqual([]);
    }
  });

  it('stands in the dossier, whatever is written', () => {
    const words = fc.array(
      fc.constantFrom(
        ...[
          'Votre',
          'le',
          'canal',
          '19-49',
          'porte',
          '22.3',
          'et',
          ',',
          '.',
          'Soleil',
          'inconscient',
          'profil',
        ],
        ...['3/5', 'autorité', 'sacral', 'centre', 'G', 'la', 'racine', 'définition', 'simple', 'croix', ':'],
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(words, (all) => {
        for (const { reference } of named(all.join(' ')))
          expect(dossiers.sophie.values.placements.has(reference)).toBe(true);
      }),
    );
  });
});
