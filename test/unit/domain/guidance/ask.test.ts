/** One guidance per local day and address, in every time zone (§9). */
import { describe, expect, it } from 'vitest';
import { localDateIn } from '#domain/guidance/zones.ts';
import { errorTexts } from '#domain/texts/errors.ts';
import { guidanceConsent } from '#domain/texts/guidance.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { guidance as route } from '#domain/wire/guidance.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import { guidanceRequest, openDesk } from '#test/support/guidance/desk.ts';

const refused = (code: string) => expect.objectContaining({ code });
const received = refused('guidance_received');
const address = hashOf('camille@exemple.fr');

/** Asks at each instant with that instant's date; returns the accepted instants. */
const takenAt = async (tz: string, instants: readonly string[]) => {
  const desk = openDesk();
  const taken: string[] = [];
  for (const at of instants) {
    const for_date = localDateIn(tz, new Date(at));
    await desk.ask({ tz, for_date }, at).then(
      () => taken.push(at),
      (error) => expect(error).toEqual(received),
    );
  }
  return taken;
};

describe('a request', () => {
  it('queues one mail for the local day, and stores the agreed text and the visitor’s source', async () => {
    const desk = openDesk();
    const utm = { utm_source: 'lettre', utm_medium: null, utm_campaign: 'hiver' };
    const answer = await desk.ask(
      { ...utm, birth_date: '1991-04-17', birth_time: '' },
      '2026-11-21T08:00:00Z',
    );
    expect(answer).toEqual({ ok: true, pending: true });
    const [mail] = desk.mails.values();
    expect(mail).toMatchObject({
      id: `guidance:${address}:2026-11-21`,
      subject: { kind: 'guidance', address, for_date: '2026-11-21' },
    });
    expect(JSON.stringify(mail)).not.toContain('camille');
    expect(desk.rows.get(address)).toMatchObject({ birth_date: '1991-04-17', full_name: 'Camille Renard' });
    expect(desk.rows.get(address)).not.toHaveProperty('birth_time');
    expect(desk.proofs).toEqual([
      {
        entry: '2026-11-21',
        full_name: 'Camille Renard',
        tz: 'Europe/Paris',
        consent: guidanceConsent,
        utm_source: 'lettre',
        utm_campaign: 'hiver',
      },
    ]);
    expect(desk.counted).toEqual(['guidance 203.0.113.9', 'guidance-mail camille@exemple.fr']);
  });

  it('is «déjà reçu» the second time of a day', async () => {
    const desk = openDesk();
    await desk.ask({}, '2026-11-21T08:00:00Z');
    await expect(desk.ask({}, '2026-11-21T20:00:00Z')).rejects.toEqual(received);
    expect(errorTexts.guidance_received).toContain('déjà reçu');
    expect(desk.mails.size).toBe(1);
  });

  it.each(['2026-11-20', '2026-11-22', '2027-11-21', '2026-13-99'])(
    'with the forged day %s is refused, and costs nobody’s address an attempt',
    async (for_date) => {
      const desk = openDesk();
      await expect(desk.ask({ for_date }, '2026-11-21T08:00:00Z')).rejects.toEqual(refused('invalid_day'));
      expect([desk.mails.size, desk.counted]).toEqual([0, ['guidance 203.0.113.9']]);
    },
  );

  it('from a clock that is some minutes off passes around midnight, for the server’s day', async () => {
    const desk = openDesk();
    await desk.ask({ for_date: '2026-11-20' }, '2026-11-20T23:03:00Z');
    expect([...desk.mails.values()].map(({ subject }) => subject)).toMatchObject([
      { for_date: '2026-11-21' },
    ]);
    await expect(openDesk().ask({ for_date: '2026-11-20' }, '2026-11-20T23:06:00Z')).rejects.toEqual(
      refused('invalid_day'),
    );
  });

  it('from an unknown zone has Réunion’s day', async () => {
    const desk = openDesk();
    await desk.ask({ tz: 'Mars/Olympus', for_date: '2026-11-22' }, '2026-11-21T20:30:00Z');
    expect(desk.rows.get(address)).toMatchObject({ tz: 'Indian/Reunion', for_date: '2026-11-22' });
  });
});

describe('a new day', () => {
  it.each([
    ['Europe/Paris', 'an ordinary night', ['2026-11-21T22:59:00Z', '2026-11-21T23:00:00Z']],
    ['Europe/Paris', 'the night of 25 hours', ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z']],
    ['America/New_York', 'the short day', ['2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z']],
    ['Australia/Lord_Howe', 'half an hour back', ['2026-04-04T13:00:00Z', '2026-04-05T13:30:00Z']],
    ['Pacific/Apia', 'a day that the zone skips', ['2011-12-30T09:59:00Z', '2011-12-30T10:00:00Z']],
  ])('begins at midnight in %s: %s', async (tz, _night, instants) => {
    expect(await takenAt(tz, instants)).toEqual(instants);
  });

  it.each([
    [
      'Europe/Paris',
      ['2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:59:59Z'],
    ],
    ['Europe/Paris', ['2026-03-28T23:00:00Z', '2026-03-29T01:00:00Z', '2026-03-29T21:59:59Z']],
    [
      'America/New_York',
      ['2026-11-01T04:00:00Z', '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-02T04:59:59Z'],
    ],
    ['Australia/Lord_Howe', ['2026-04-04T13:00:00Z', '2026-04-04T15:15:00Z', '2026-04-05T13:29:59Z']],
    ['Pacific/Apia', ['2011-12-30T10:00:00Z', '2011-12-31T09:59:59Z']],
  ])('is one day in %s, through changes of the clock', async (tz, instants) => {
    expect(await takenAt(tz, instants)).toEqual(instants.slice(0, 1));
  });
});

describe('a change of the zone', () => {
  const asked = async () => {
    const desk = openDesk();
    await desk.ask({}, '2026-11-21T08:00:00Z');
    return desk;
  };

  it('gives no second one within 20 hours, and one after them', async () => {
    const desk = await asked();
    const further = { tz: 'Pacific/Kiritimati', for_date: '2026-11-22' };
    await expect(desk.ask(further, '2026-11-21T12:00:00Z')).rejects.toEqual(received);
    await expect(desk.ask({ ...further }, '2026-11-22T03:59:59Z')).rejects.toEqual(received);
    await desk.ask(further, '2026-11-22T04:00:00Z');
    expect(desk.mails.size).toBe(2);
  });

  it('never gives the same day again, nor an earlier one', async () => {
    const desk = openDesk();
    await desk.ask({ tz: 'Pacific/Kiritimati', for_date: '2026-11-21' }, '2026-11-20T10:30:00Z');
    const west = 'Pacific/Honolulu';
    await expect(desk.ask({ tz: west, for_date: '2026-11-20' }, '2026-11-21T07:00:00Z')).rejects.toEqual(
      received,
    );
    await expect(desk.ask({ tz: west, for_date: '2026-11-21' }, '2026-11-21T12:00:00Z')).rejects.toEqual(
      received,
    );
  });
});

describe('an address that stopped the guidance', () => {
  it('gets none from any sender, and nothing about its holder is stored', async () => {
    const desk = openDesk();
    await desk.ask({ birth_date: '1991-04-17' }, '2026-11-21T08:00:00Z');
    await desk.guidances.stop(address, 'not-me', new Date('2026-11-21T09:00:00Z'));
    for (const at of ['2026-11-21T10:00:00Z', '2026-11-25T10:00:00Z']) {
      await expect(desk.ask({ for_date: at.slice(0, 10) }, at)).rejects.toEqual(refused('guidance_stopped'));
    }
    await desk.guidances.resume(address, new Date('2026-11-25T11:00:00Z'));
    await desk.ask({ for_date: '2026-11-25' }, '2026-11-25T12:00:00Z');
    expect(desk.mails.size).toBe(2);
  });
});

describe('the form (§5)', () => {
  const messageOf = (change: Readonly<Record<string, unknown>>) =>
    route.body.safeParse({ ...guidanceRequest(), ...change }).error?.issues[0]?.message;

  it.each([
    [{ full_name: ' é ' }, validationTexts.fullNameShort],
    [{ full_name: '' }, validationTexts.fullNameShort],
    [{ full_name: 'Gagnez sur exemple.fr' }, validationTexts.fullNameLetters],
    [{ full_name: 'a'.repeat(101) }, validationTexts.fullNameLong],
    [{ email: 'camille' }, validationTexts.emailInvalid],
    [{ consent: false }, validationTexts.consentRequired],
    [{ tz: '../etc/passwd' }, validationTexts.zoneInvalid],
    [{ for_date: 'demain' }, validationTexts.dayInvalid],
    [{ birth_date: '1991-02-30' }, validationTexts.birthDateFormat],
    [{ utm_source: 'a\u0000' }, validationTexts.utmUnreadable],
  ])('%j: %s', (change, message) => {
    expect(messageOf(change)).toBe(message);
  });

  it('accepts a name of two letters, an address in any case, and no birth', () => {
    const taken = route.body.parse({ ...guidanceRequest(), full_name: ' Bo ', email: ' Camille@Exemple.FR' });
    expect(taken).toMatchObject({ full_name: 'Bo', email: 'camille@exemple.fr' });
  });
});
