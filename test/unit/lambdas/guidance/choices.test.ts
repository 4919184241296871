/** What is written to a customer: the dates of the guidance, and the one switch. */
import { describe, expect, it } from 'vitest';
import { readChoices, saveChoice } from '#lambdas/guidance/choices.ts';
import { readByLink } from '#lambdas/guidance/links.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { profileRecord, userId } from '#test/support/builders.ts';
import { openDesk } from '#test/support/guidance/desk.ts';

const email = 'camille@exemple.fr';
const address = hashOf(email);
const [asked, stopped, resumed] = [
  '2026-11-21T08:00:00.000Z',
  '2026-11-22T08:00:00.000Z',
  '2026-11-23T08:00:00.000Z',
];

/** A verified account whose address asked on 21 November, at an instant. */
const open = async (change: Partial<ProfileRecord> | undefined = {}) => {
  const desk = openDesk();
  await desk.ask({}, asked);
  const profile = change && profileRecord({ email, email_validated: true, ...change });
  const at = (now = stopped) => ({
    profiles: { find: async () => profile },
    guidances: desk.guidances,
    now: new Date(now),
  });
  return { desk, profile, at };
};

describe('the choices of an account', () => {
  it('hold the dates of its own address, and nothing personal', async () => {
    const { at, profile } = await open();
    const choices = await readChoices(userId, at());
    expect(choices).toEqual({ since: profile?.created_at, guidance: { asked_at: asked } });
    expect(JSON.stringify(choices)).not.toMatch(/camille|Renard/i);
  });

  it('of an address that never asked have no date', async () => {
    const { at } = await open({ email: 'autre@exemple.fr' });
    expect((await readChoices(userId, at())).guidance).toEqual({});
  });

  it.each([
    ['that is not verified', { email_validated: false }],
    ['of an account that its mailbox refused', { locked_at: asked }],
  ])('of an address %s tell nothing, and change nothing', async (_what, change) => {
    const { at, desk } = await open(change);
    expect(await readChoices(userId, at())).not.toHaveProperty('guidance');
    await expect(saveChoice(userId, false, at())).rejects.toMatchObject({ code: 'email_unverified' });
    expect(desk.rows.get(address)).not.toHaveProperty('stopped_at');
  });

  it('of an account that is gone meanwhile are a session that has ended', async () => {
    const deps = { ...(await open()).at(), profiles: { find: async () => undefined } };
    await expect(readChoices(userId, deps)).rejects.toMatchObject({ code: 'signed_out' });
    await expect(saveChoice(userId, false, deps)).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('stop the guidance for everybody, and allow it again', async () => {
    const { at, desk } = await open();
    const off = await saveChoice(userId, false, at());
    expect(off.guidance).toEqual({ asked_at: asked, stopped_at: stopped, stopped_by: 'account' });
    await expect(desk.ask({ for_date: '2026-11-22' }, '2026-11-22T09:00:00Z')).rejects.toMatchObject({
      code: 'guidance_stopped',
    });
    const on = await saveChoice(userId, true, at(resumed));
    expect(on.guidance).toEqual({ asked_at: asked, resumed_at: resumed });
    await desk.ask({ for_date: '2026-11-23' }, '2026-11-23T09:00:00Z');
  });

  it('made twice keep the first date and its reason', async () => {
    const { at, desk } = await open();
    await desk.guidances.stop(address, 'link', new Date(stopped));
    const again = await saveChoice(userId, false, at(resumed));
    expect(again.guidance).toMatchObject({ stopped_at: stopped, stopped_by: 'link' });
    await saveChoice(userId, true, at(resumed));
    const twice = await saveChoice(userId, true, at('2026-11-24T08:00:00.000Z'));
    expect(twice.guidance).toEqual({ asked_at: asked, resumed_at: resumed });
  });
});

describe('the link of a guidance', () => {
  it('tells the dates of its address', async () => {
    const { at, desk } = await open();
    await desk.guidances.stop(address, 'not-me', new Date(stopped));
    const links = { addressOf: async (token: string) => (token === 'known' ? address : undefined) };
    expect(await readByLink('known', { ...at(), links })).toEqual({
      asked_at: asked,
      stopped_at: stopped,
      stopped_by: 'not-me',
    });
    await expect(readByLink('unknown', { ...at(), links })).rejects.toMatchObject({ code: 'link_invalid' });
  });
});
