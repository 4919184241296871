import { describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { validationTexts } from '#domain/texts/validation.ts';
import type { updateProfile as route } from '#domain/wire/profile.ts';
import { updateProfile } from '#lambdas/accounts/update-profile.ts';
import { now, orderId, profileRecord, userId } from '#test/support/builders.ts';

const person = {
  ...{ id: orderId, first_name: 'Jeanne', last_name: 'Renard', agrees: true as const },
  ...{ birth_date: '1995-02-03', birth_time: '', birth_place: 'Brest' },
};
const token = { issuedAt: 1, session: 'session' };
const session = { userId, ...token };

const account = (isKept = true, isOpen = true) => {
  const profile = isOpen ? profileRecord() : undefined;
  const deps = {
    profiles: { change: vi.fn(async () => profile), ofSession: vi.fn(async () => profile) },
    persons: { keep: vi.fn(async () => isKept), forget: vi.fn(async () => undefined) },
    now,
  };
  const update = (body: z.infer<typeof route.body>) => updateProfile(body, session, deps);
  return { deps, update };
};

describe('a change of the profile', () => {
  it('touches no person when it names none', async () => {
    const { deps, update } = account();
    await update({ first_name: 'Zoé' });
    expect(deps.profiles.change).toHaveBeenCalledWith(userId, { first_name: 'Zoé' }, token);
    expect(deps.persons.keep).not.toHaveBeenCalled();
    expect(deps.profiles.ofSession).not.toHaveBeenCalled();
  });

  it('keeps a person beside the profile’s own names, with the server’s date of the agreement', async () => {
    const { deps, update } = account();
    await update({ person });
    const { agrees: _, ...known } = person;
    expect(deps.profiles.change).toHaveBeenCalledWith(userId, {}, token);
    expect(deps.persons.keep).toHaveBeenCalledWith(userId, { ...known, agreed_at: now.toISOString() }, token);
  });

  it('forgets before it keeps, so that one takes the place of another', async () => {
    const { deps, update } = account();
    await update({ person, forget_person: userId });
    const [forgotten, kept] = [deps.persons.forget, deps.persons.keep].map(
      (one) => one.mock.invocationCallOrder[0] ?? 0,
    );
    expect(forgotten).toBeLessThan(kept ?? 0);
  });

  it('is refused with too many persons, and without a session', async () => {
    await expect(account(false).update({ person })).rejects.toMatchObject({
      code: 'invalid_request',
      message: validationTexts.personsFull,
    });
    const closed = account(true, false);
    await expect(closed.update({ person })).rejects.toMatchObject({ code: 'signed_out' });
    expect(closed.deps.persons.keep).not.toHaveBeenCalled();
  });
});
