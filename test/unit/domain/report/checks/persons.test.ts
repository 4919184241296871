import { describe, expect, it } from 'vitest';
import { standing } from '#domain/report/checks/finding.ts';
import type { Block } from '#domain/report/document.ts';
import { find, paragraph, ranks, report, section, texts } from '#test/support/checked-report.ts';
import { written } from '#test/support/written-report.ts';

describe('persons', () => {
  const other = { firstName: 'Jean-Baptiste', lastName: 'D’Angelo', birthDate: '1985-03-12' };
  const withText = (text: string) => find(report(section('aspects', paragraph(text))), { others: [other] });

  it('who are not the reader are named, and may be accepted', () => {
    const findings = withText('Jean-Baptiste D’Angelo, né le 12 mars 1985.');
    expect(texts(findings)).toEqual([
      'Nom d’une autre consultation : Jean-Baptiste D’Angelo',
      'Naissance d’une autre consultation : 12/03/1985',
    ]);
    expect(ranks(findings)).toEqual([
      ['person', 'asked'],
      ['person', 'asked'],
    ]);
  });

  it.each([
    'Jеan-Baptistе D’Angеlo',
    'Jean\u00ad-Bap\u200btiste D\u2060’An\ufeffgelo',
    'JEAN BAPTISTE D ANGELO',
    '𝐉𝐞𝐚𝐧-𝐁𝐚𝐩𝐭𝐢𝐬𝐭𝐞 𝐃’𝐀𝐧𝐠𝐞𝐥𝐨',
  ])('are found behind look-alike letters and unseen signs: «%s»', (name) => {
    expect(texts(withText(`${name} a votre Lune.`))).toEqual([
      'Nom d’une autre consultation : Jean-Baptiste D’Angelo',
    ]);
  });

  it('are found in a title, a list and a value, and once when they ordered twice', () => {
    const blocks: Block[] = [{ kind: 'list', rows: [{ name: 'I', runs: ['Pour Jean-Baptiste D’Angelo.'] }] }];
    const titled = { ...section('maisons', paragraph('a')), title: 'Jean-Baptiste D’Angelo' };
    const findings = find(report(section('aspects', ...blocks), titled), { others: [other, other] });
    expect(findings.map((one) => [one.kind, one.section])).toEqual([
      ['person', 'aspects'],
      ['person', 'maisons'],
    ]);
  });

  it('are shown with the words around them', () => {
    const [finding] = withText('Votre Lune, comme celle de Jean-Baptiste D’Angelo, aime le soir.');
    expect(finding?.quotes?.join()).toContain('comme celle de Jean-Baptiste D’Angelo, aime le soir.');
  });

  it('with names of two hundred characters may be accepted as well', () => {
    const long = { firstName: `Jean${'-Jean'.repeat(19)}`, lastName: 'A'.repeat(100), birthDate: '' };
    const document = report(section('aspects', paragraph(`${long.firstName} ${long.lastName}`)));
    const [finding] = find(document, { others: [long] });
    expect(finding?.id.length).toBeLessThanOrEqual(200);
  });

  const ofNobody = ['Votre -', 'Votre Date', 'Votre Chemin', 'Camille -', 'Les Aspects', 'Chère Camille'];
  it.each(ofNobody)('whose order is under the name «%s» stand in no honest report', (name) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const words = 'Votre date de naissance, votre chemin : Chère Camille, Les aspects de Camille.';
    const document = report(section('aspects', paragraph(words)));
    expect(find(document, { others: [{ firstName, lastName, birthDate: '1985-03-12' }] })).toEqual([]);
  });

  it.each(['Jean-Pierre Martin', 'JEAN-PIERRE MARTIN', 'Jean Pierre Martin', 'Jean-Pierre', 'Jean Pierre'])(
    'whose name is a part of the reader’s are not found in «%s»',
    (name) => {
      const own = { firstName: 'Jean-Pierre', lastName: 'Martin', birthDate: '1991-04-17' };
      const others = [
        { firstName: 'Jean', lastName: 'Pierre', birthDate: '1985-03-12' },
        { firstName: 'Pierre', lastName: 'Martin', birthDate: '1985-03-12' },
      ];
      const findings = find(report(section('aspects', paragraph(`Cher Jean-Pierre, ${name} lit.`))), {
        ...{ own, others },
      });
      expect(findings.filter(({ kind }) => kind === 'person')).toEqual([]);
    },
  );

  it('a report that never says the name of its reader asks', () => {
    const document = {
      ...written,
      sections: report().sections.map((one) => ({ ...one, blocks: [paragraph('Vous.')] })),
    };
    const findings = find(document);
    expect(texts(findings)).toEqual(['Prénom absent du texte : Camille']);
    expect(standing(findings, ['name'])).toEqual([]);
  });
});
