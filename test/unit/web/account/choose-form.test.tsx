/** The page of a new password before any input. */
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hasExpired } from '#domain/links.ts';
import { ChooseForm } from '#web/pages/nouveau-mot-de-passe/choose-form.tsx';
import type { Purpose } from '#web/pages/nouveau-mot-de-passe/purposes.ts';

const now = new Date('2026-11-24T18:12:00.000Z');
const seconds = now.getTime() / 1000;
const expired = (search: string) => hasExpired(new URLSearchParams(search), now);
const page = (purpose: Purpose, isExpired: boolean, isReady = true) =>
  renderToStaticMarkup(
    <StaticRouter location="/nouveau-mot-de-passe">
      <ChooseForm token="A" purpose={purpose} isExpired={isExpired} isReady={isReady} />
    </StaticRouter>,
  );

describe('the link of a new password', () => {
  it('has expired from its second on; the server judges a link of an older mail, or a broken one', () => {
    expect(expired(`?token=A&expires=${seconds}`)).toBe(true);
    expect(expired(`?token=A&expires=${seconds + 1}`)).toBe(false);
    for (const search of ['?token=A', '?token=A&expires=', '?token=A&expires=demain']) {
      expect(expired(search), search).toBe(false);
    }
  });

  it.each<[Purpose, RegExp, string]>([
    ['reset', /href="\/mot-de-passe"[^>]*>Recevoir un nouveau lien/, 'pendant 30\u00a0minutes'],
    ['undo', /href="\/contact"[^>]*>Écrire au support/, 'pendant 72\u00a0heures'],
    ['invitation', /href="\/contact"[^>]*>Écrire au support/, 'une nouvelle invitation'],
  ])('of %s that has expired says so before a password is typed, with the way on', (purpose, way, words) => {
    const markup = page(purpose, true);
    expect(markup).toContain('Ce lien a expiré');
    expect(markup).toContain(words);
    expect(markup).toMatch(way);
    expect(markup).toContain('Essayer ce lien quand même');
    expect(markup).not.toContain('type="password"');
  });

  it('shows its form while it is valid, as prerendered', () => {
    expect(page('reset', false)).toContain('type="password"');
    expect(page('reset', true, false)).toContain('type="password"');
  });
});
