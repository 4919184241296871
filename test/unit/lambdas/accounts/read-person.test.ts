import { describe, expect, it } from 'vitest';
import { personKey } from '#lambdas/access/person-key.ts';
import { askAsPerson } from '#lambdas/accounts/ask-as-person.ts';
import { makePersonLink } from '#lambdas/accounts/person-link.ts';
import { toPerson } from '#lambdas/accounts/read-person.ts';
import { studiedByToken } from '#lambdas/accounts/studied.ts';
import type { NewAccess } from '#lambdas/storage/accesses.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PersonLink } from '#lambdas/storage/person-links.ts';
import type { RequestRecord } from '#lambdas/storage/requests.ts';
import { now, userId } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { idOf, jeanne, paid, partOf, studiedShop } from '#test/support/studied.ts';

const shopOfJeanne = () => studiedShop({ orders: [paid()], parts: [partOf(keyFor.numbers)] });

describe('the link of a person studied', () => {
  it('shows names, birth, state and the buyer’s name, and nothing else of the buyer', async () => {
    const { deps } = shopOfJeanne();
    const accesses = (['birth_data', 'invoice', 'email', 'request'] as const).map(
      (what): NewAccess & { at: string } => ({
        by: 'expert',
        name: 'Ines',
        what,
        who: 'a-subject',
        at: now.toISOString(),
      }),
    );
    const { studied } = await studiedByToken('token', deps);
    const shown = await toPerson(studied, { ...deps, accesses: { ofOrder: async () => accesses } });
    expect(shown).toMatchObject({
      buyer: 'Camille Renard',
      orders: [
        { name: 'Jeanne Le Goff', certificate: 'Jeanne Marie Kerviel', number: 'a1b2c3d4', state: 'waiting' },
      ],
    });
    expect(shown.orders[0]?.birth.join(' ')).toContain('Nantes');
    expect(shown.orders[0]?.accesses).toEqual([
      { at: now.toISOString(), by: 'expert', name: 'Ines', what: 'birth_data' },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/exemple\.fr|900|pi_one|a-subject|withdrawal_until/);
  });

  it.each([
    ['a secret that nobody was given', 'forged', undefined],
    ['an account that is erased', 'token', { find: async () => undefined }],
  ])('is refused for %s', async (_, token, profiles) => {
    const { deps } = shopOfJeanne();
    const reading = studiedByToken(token, { ...deps, ...(profiles && { profiles }) });
    await expect(reading).rejects.toMatchObject({ code: 'link_invalid' });
  });

  it('of another name of the account finds nothing of this person', async () => {
    const { deps, links } = shopOfJeanne();
    links.set('token', {
      user_id: userId,
      key: personKey(userId, { firstName: 'Yann', lastName: 'Le Goff' }),
    });
    expect((await studiedByToken('token', deps)).studied).toMatchObject({ orders: [], known: [] });
  });

  it('of another account finds nothing here', async () => {
    const { deps, links } = shopOfJeanne();
    links.set('token', { user_id: userId, key: personKey('another', jeanne) });
    expect((await studiedByToken('token', deps)).studied.orders).toEqual([]);
  });

  it.each(['JEANNE  LE GOFF', 'Jeanne Le-Goff', 'Jéanne le goff'])(
    'finds the person written «%s»',
    async (name) => {
      const { deps, shop } = shopOfJeanne();
      const [firstName = '', ...rest] = name.split(/\s+/);
      const born = shop.born.get(idOf(1));
      if (born?.person)
        shop.born.set(idOf(1), { ...born, person: { ...born.person, firstName, lastName: rest.join(' ') } });
      expect((await studiedByToken('token', deps)).studied.orders).toHaveLength(1);
    },
  );

  it('follows its order to a name that was corrected since, and to the others of that name', async () => {
    const { deps, shop, links } = studiedShop({ orders: [paid(), paid({ id: idOf(2) })] });
    links.set('token', { user_id: userId, key: personKey(userId, jeanne), order_id: idOf(1) });
    for (const id of [idOf(1), idOf(2)]) {
      const born = shop.born.get(id);
      if (born?.person) shop.born.set(id, { ...born, person: { ...born.person, lastName: 'Le Gof' } });
    }
    expect((await studiedByToken('token', deps)).studied.orders).toHaveLength(2);
  });

  it('is made for the own account alone, paid or not', async () => {
    const { deps } = shopOfJeanne();
    const minted: PersonLink[] = [];
    const making = {
      ...deps,
      personLinks: { mint: async (link: PersonLink) => `secret ${minted.push(link)}` },
    };
    expect(await makePersonLink(userId, { order_id: idOf(1) }, making)).toEqual({ token: 'secret 1' });
    expect(minted).toEqual([{ user_id: userId, key: personKey(userId, jeanne), order_id: idOf(1) }]);
    await expect(makePersonLink('another', { order_id: idOf(1) }, making)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(makePersonLink(userId, { person: idOf(9) }, making)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a correction that the person asks for', () => {
  const asking = () => {
    const rows: RequestRecord[] = [];
    const mails: OutboxRecord[] = [];
    const corrections = {
      askByLink: async (row: RequestRecord, more: readonly OutboxRecord[]) => {
        rows.push(row);
        mails.push(...more);
        return true;
      },
    };
    return { rows, mails, corrections };
  };

  it('is in the register with its month, the words, the order and the address for the answer', async () => {
    const { deps } = shopOfJeanne();
    const { rows, mails, corrections } = asking();
    const { studied } = await studiedByToken('token', deps);
    await askAsPerson(
      studied,
      { message: 'Je suis née en 1996.', email: 'jeanne@exemple.fr' },
      { ...deps, corrections },
    );
    expect(rows).toMatchObject([
      {
        state: 'open',
        due_at: '2026-12-24T17:42:00.000Z',
        asked: {
          about: 'person',
          order_id: idOf(1),
          studied: { name: 'Jeanne Le Goff', email: 'jeanne@exemple.fr' },
        },
      },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/Jeanne|jeanne@|1996/);
  });

  it('is refused where nothing is kept, and beyond its limit', async () => {
    const { corrections, rows } = asking();
    const empty = studiedShop({});
    const { studied } = await studiedByToken('token', empty.deps);
    const sent = { message: 'Je suis née en 1996.' };
    const nobody = askAsPerson(studied, sent, { ...empty.deps, corrections });
    await expect(nobody).rejects.toMatchObject({ code: 'not_found' });
    const { deps } = shopOfJeanne();
    const full = { ...deps, corrections, limits: { waitFor: async () => 60_000 } };
    await expect(
      askAsPerson((await studiedByToken('token', deps)).studied, sent, full),
    ).rejects.toMatchObject({
      code: 'too_many',
    });
    expect(rows).toEqual([]);
  });
});
