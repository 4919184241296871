import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OpenSession } from '#domain/sessions.ts';
import { Sessions } from '#web/pages/compte/security.tsx';
import { sessionTexts } from '#web/pages/compte/texts.ts';

const session = (changes: Partial<OpenSession>): OpenSession => ({
  ...{ browser: 'Firefox', system: 'Windows', here: false },
  ...{ signed_in_at: '2026-11-03T09:00:00.000Z', seen_at: '2026-11-25T09:00:00.000Z' },
  ...changes,
});
const linesOf = (sessions: readonly OpenSession[] | undefined): string[] =>
  renderToStaticMarkup(<Sessions sessions={sessions} />)
    .split(/<\/?(?:li|p)>/)
    .map((line) =>
      line
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

describe('the list of connected devices', () => {
  it('names each with the days of its sign-in and last visit, and this one without a visit', () => {
    expect(linesOf([session({ here: true }), session({ browser: 'Safari', system: 'iPhone' })])).toEqual([
      'Firefox sur Windows · cet appareil Connexion le mardi 3 novembre 2026',
      'Safari sur iPhone Connexion le mardi 3 novembre 2026 dernière visite le mercredi 25 novembre 2026',
    ]);
  });

  it.each([
    ['Samsung Internet for Android', 'Android', 'Samsung Internet sur Android'],
    ['Chrome', undefined, 'Chrome'],
    [undefined, 'Linux', 'Linux'],
    [undefined, undefined, 'Appareil inconnu'],
  ])('calls %s on %s «%s»', (browser, system, name) => {
    expect(sessionTexts.device(browser, system)).toBe(name);
  });

  it('says so when it cannot be read', () => {
    expect(linesOf(undefined)).toEqual(['La liste n’est pas disponible pour le moment.']);
  });
});
