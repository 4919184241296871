/** The mail of a request, its time, and its links. */
import { describe, expect, it } from 'vitest';
import type { Birth } from '#domain/births/birth.ts';
import { oneClickToken } from '#lambdas/guidance/links.ts';
import { guidance } from '#lambdas/mails/guidance.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { profileRecord } from '#test/support/builders.ts';
import { composing } from '#test/support/composing.ts';
import { openDesk } from '#test/support/guidance/desk.ts';
import { renderMail } from '#test/support/rendering.ts';

const camille = { birth_date: '1991-04-17', birth_time: '06:42' };
const birth: Birth = {
  precision: 'exact',
  place: {
    ...{ id: 'f97411', name: 'Saint-Denis', detail: 'La Réunion', department: '974', country: 'RE' },
    ...{ latitude: -20.8823, longitude: 55.4504, zone: 'Indian/Reunion' },
  },
  ...{ offsetSeconds: 14_400, offsetBy: 'rule', utc: '1991-04-17T02:42:00Z' },
};
const siteUrl = 'https://shop.example';
const address = hashOf('camille@exemple.fr');
const subject = { kind: 'guidance', address, for_date: '2026-11-21' } as const;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** The mail that is composed at an instant for a request of 21 November, 8 h UTC. */
const composedAt = async (at: string, birth = {}) => {
  const desk = openDesk();
  await desk.ask(birth, '2026-11-21T08:00:00Z');
  const guidanceLinks = { mint: async (of: string) => `secret-of-${of.slice(0, 6)}` };
  const compose = (now = at) =>
    guidance.write(subject, {
      ...composing({}).deps,
      guidances: desk.guidances,
      guidanceLinks,
      now: new Date(now),
    });
  return { desk, compose, composed: await compose() };
};
const messageOf = async (birth = {}) => {
  const { composed } = await composedAt('2026-11-21T08:00:10Z', birth);
  if (!composed) throw new Error('nothing was composed');
  return { composed, rendered: await renderMail(composed.mail) };
};

describe('the mail of a day', () => {
  it('is sent within its local day only: an outage of an hour delays it, one over midnight cancels it', async () => {
    const { compose, composed } = await composedAt('2026-11-21T09:10:00Z');
    expect(composed?.to).toBe('camille@exemple.fr');
    expect(await compose('2026-11-21T22:59:59Z')).toBeDefined();
    expect(await compose('2026-11-21T23:00:00Z')).toBeUndefined();
  });

  it('is not sent to an address that stopped it, nor in place of a later one', async () => {
    const { desk, compose } = await composedAt('2026-11-21T09:10:00Z');
    await desk.guidances.stop(address, 'link', new Date('2026-11-21T09:20:00Z'));
    expect(await compose()).toBeUndefined();
    await desk.guidances.resume(address, new Date('2026-11-21T09:30:00Z'));
    await desk.ask({ for_date: '2026-11-22' }, '2026-11-22T08:00:00Z');
    expect(await compose()).toBeUndefined();
  });

  it('shows the day, the sky and its words, in both parts, with a birth too', async () => {
    const { rendered } = await messageOf({ ...camille, birth });
    expect(plain(rendered.subject)).toBe('Votre guidance du samedi 21 novembre 2026');
    const said = plain(rendered.text);
    for (const words of [
      'Samedi 21 novembre 2026',
      'Bonjour,',
      'Dessin du ciel du samedi 21 novembre 2026',
      'Lune gibbeuse croissante en Bélier',
      'Soleil de naissance en Bélier, Lune en Taureau.',
      'Heure de naissance : 6 h 42, heure légale de son lieu (UTC+4), soit 2 h 42 UTC.',
      'Votre jour personnel',
      'Le geste du jour',
      'Le ciel du jour',
      'Soleil en Scorpion',
    ]) {
      expect(said).toContain(words);
      expect(plain(rendered.html)).toContain(words);
    }
    expect(plain((await messageOf()).rendered.text)).not.toContain('naissance');
  });

  it('contains no typed word, because a stranger may have typed the address', async () => {
    const place = { ...birth.place, name: 'Gagnez', detail: 'Mille Euros' };
    const typed = { full_name: 'Gagnez Mille Euros', birth_place: 'Gagnez', birth: { ...birth, place } };
    const { rendered } = await messageOf({ ...camille, ...typed });
    for (const part of [rendered.subject, rendered.text, rendered.html])
      expect(part).not.toMatch(/Gagnez|1991/);
  });

  it.each<[string, Partial<ProfileRecord>, string]>([
    ['by the name of the account', {}, 'Bonjour Zoé,'],
    ['as the account wishes', { salutation: 'madame' }, 'Bonjour Madame Arnaud,'],
    ['without a name before the address is proven', { email_validated: false }, 'Bonjour,'],
    ['without a name at the address of somebody else', { email: 'zoe@exemple.fr' }, 'Bonjour,'],
    ['without a name where the account has none', { first_name: null, last_name: null }, 'Bonjour,'],
  ])('greets an account that asked %s', async (_, change, words) => {
    const names = { first_name: 'Zoé', last_name: 'Arnaud', email: 'camille@exemple.fr' };
    const profile = profileRecord({ ...names, email_validated: true, ...change });
    const desk = openDesk();
    await desk.ask({}, '2026-11-21T08:00:00Z', profile.user_id);
    const composed = await guidance.write(subject, {
      ...composing({ profile }).deps,
      guidances: desk.guidances,
      now: new Date('2026-11-21T08:00:10Z'),
    });
    if (!composed) throw new Error('nothing was composed');
    expect(plain((await renderMail(composed.mail)).text)).toContain(`\n${words}\n`);
  });

  it('forgets the account with a later request from elsewhere', async () => {
    const desk = openDesk();
    await desk.ask({}, '2026-11-21T08:00:00Z', 'user-1');
    await desk.ask({ for_date: '2026-11-22' }, '2026-11-22T08:00:00Z');
    expect((await desk.guidances.find(address))?.user_id).toBeUndefined();
  });

  it('says that an hour without a place served for nothing that depends on it', async () => {
    const said = plain((await messageOf(camille)).rendered.text);
    expect(said).toContain(
      'Heure de naissance : 6 h 42. Sans lieu de la liste, son heure légale reste inconnue.',
    );
    expect(said).toContain('Soleil de naissance en Bélier. ');
  });

  it('shows the local time of the request, and how to refuse or stop it, for people and for mail clients', async () => {
    const { composed, rendered } = await messageOf();
    const said = plain(rendered.text);
    expect(said).toContain(
      'Demandée sur notre site le samedi 21 novembre 2026 à 9 h 00. Si vous n’avez rien demandé :',
    );
    const token = `secret-of-${address.slice(0, 6)}`;
    expect(said).toContain(`${siteUrl}/guidance/stop?token=${token}&reason=not-me`);
    expect(said).toContain(`${siteUrl}/guidance/stop?token=${token})`);
    const why = `${siteUrl}/compte/courriers?pour=guidance&token=${token}`;
    expect(said.endsWith(`Pourquoi je reçois cet e-mail :\n${why}`)).toBe(true);
    expect(rendered.html).toContain(`href="${why.replace('&', '&amp;')}"`);
    expect(composed.unsubscribe).toBe(`${siteUrl}/api/guidance/stop?token=${token}`);
  });

  it('contains no offer: the consent covers the guidance only', async () => {
    const { rendered } = await messageOf();
    expect(`${rendered.text}${rendered.html}`).not.toMatch(/\/services|\/checkout|expert/);
  });
});

describe('a mail client’s one click (RFC 8058)', () => {
  const query = { token: 'T' };
  it.each([
    ['form-encoded', 'List-Unsubscribe=One-Click'],
    [
      'as form data',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('is recognised %s', (_form, body) => {
    expect(oneClickToken(query, body)).toBe('T');
  });

  it.each(['', '{}', '{"token":"other"}', 'One-Click', 'List-Unsubscribe=Yes'])(
    'is not %j: a visit of the address ends nothing',
    (body) => {
      expect(oneClickToken(query, body)).toBeUndefined();
    },
  );
});
