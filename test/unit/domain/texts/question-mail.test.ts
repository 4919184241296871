import { expect, it } from 'vitest';
import { choiceDays, reminderDays } from '#domain/questions.ts';
import { questionMailTexts } from '#domain/texts/question-mail.ts';
import { fr } from '#domain/texts/typography.ts';

const subject = (what: Parameters<typeof questionMailTexts.subject>[1], days = 0) =>
  questionMailTexts.subject('Hélène Vasseur', what, days);

it.each([
  ['hour', 'Hélène Vasseur vous demande l’heure de naissance'],
  ['place', 'Hélène Vasseur vous demande le lieu de naissance'],
  ['names', 'Hélène Vasseur vous demande les noms de l’acte de naissance'],
  ['other', 'Hélène Vasseur vous demande une précision'],
] as const)('the subject says who asks for %s', (what, text) => {
  expect(subject(what)).toBe(fr(text));
});

it('a reminder says so, and the last mail leaves the choice', () => {
  for (const days of reminderDays)
    expect(subject('hour', days)).toBe(fr('Rappel : Hélène Vasseur vous demande l’heure de naissance'));
  expect(subject('hour', choiceDays)).toBe(fr('Votre consultation : à vous de choisir'));
});
