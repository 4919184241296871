import { expect, test } from 'vitest';
import { withNew } from '#web/ui/toast.tsx';

const entry = (id: number, title: string, tone: 'destructive' | 'success' | 'info') => ({ id, title, tone });
const failed = entry(1, 'Erreur de connexion', 'destructive');

test('a message replaces one with the same title', () => {
  const again = entry(2, 'Erreur de connexion', 'destructive');
  expect(withNew([failed], again)).toEqual([again]);
});

test('a success removes earlier refusals, and keeps other messages', () => {
  const [ready, done] = [entry(2, 'PDF prêt', 'info'), entry(3, 'Connexion réussie', 'success')];
  expect(withNew([failed, ready], done)).toEqual([ready, done]);
});

test('a message replaces an earlier one about the same thing', () => {
  const waiting = { ...entry(1, 'Connexion en cours', 'info'), about: 'payment' as const };
  const refused = { ...entry(2, 'Erreur de vérification', 'destructive'), about: 'payment' as const };
  const other = { ...entry(3, 'E-mail envoyé', 'info'), about: 'verification' as const };
  expect(withNew([waiting, other], refused)).toEqual([other, refused]);
});

test('at most three messages are shown at once, the newest last', () => {
  const all = ['a', 'b', 'c', 'd'].map((title, id) => entry(id, title, 'info'));
  expect(all.reduce<typeof all>((shown, one) => withNew(shown, one), [])).toEqual(all.slice(1));
});
