import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PrintedRuns } from '#domain/report/printed.ts';
import { runsText } from '#domain/report/printed-text.ts';
import { sentenceRuns, sentencesIn } from '#domain/report/sentences.ts';

it('keeps the stressed words of each sentence, also where one ends within them', () => {
  const runs: PrintedRuns = ['Elle est ', { em: 'lente. Vous' }, ' avancez à ', { value: '27°35′' }, '.'];
  expect(sentenceRuns(runs)).toEqual([
    { text: 'Elle est lente.', gap: '', runs: ['Elle est ', { em: 'lente.' }] },
    {
      text: 'Vous avancez à 27°35′.',
      gap: ' ',
      runs: [{ em: 'Vous' }, ' avancez à ', { value: '27°35′' }, '.'],
    },
  ]);
});

it('loses no letter of a paragraph', () => {
  const word = fc.constantFrom('Lune. ', 'mars ', 'Été\u00a0! ', 'oui', '«\u00a0ici\u00a0» ');
  const run = fc.oneof(
    word,
    word.map((em) => ({ em })),
    word.map((value) => ({ value })),
  );
  fc.assert(
    fc.property(fc.array(run), (runs) => {
      const told = sentenceRuns(runs)
        .map(({ gap, runs: own }) => `${gap}${runsText(own)}`)
        .join('');
      expect(told.trimEnd()).toBe(runsText(runs).trimEnd());
    }),
  );
});

it('asks about paragraphs alone', () => {
  const paragraph = { kind: 'paragraph', isFirst: true, hasInitial: false } as const;
  expect(
    sentencesIn({
      blocks: [
        { kind: 'subtitle', text: 'Un titre' },
        { ...paragraph, runs: ['Une phrase. Une autre.'] },
        { kind: 'quote', lines: [['Une citation.']] },
      ],
    }),
  ).toEqual(['Une phrase.', 'Une autre.']);
});
