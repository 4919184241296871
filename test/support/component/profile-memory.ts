import type * as z from 'zod/mini';
import { ShopError } from '#domain/wire/errors.ts';
import { readProfile, updateProfile } from '#domain/wire/profile.ts';
import { type ProfileRecord, toWireProfile } from '#lambdas/storage/profile-record.ts';
import { profileRecord } from '../builders.ts';
import type { Answers } from './answers.ts';
import type { Account } from './pool.ts';

type Change = z.output<typeof updateProfile.body>;

const changed = (record: ProfileRecord, sent: Change): ProfileRecord => {
  const { person, forget_person: forgotten, ...change } = sent;
  const persons = { ...record.persons };
  if (forgotten) delete persons[forgotten];
  if (person) {
    const { agrees: _, id, ...known } = person;
    persons[id] = { ...known, agreed_at: new Date().toISOString() };
  }
  return { ...record, ...change, persons };
};

/** The profile of an account, which keeps what the page sends. */
export const answerProfile = (
  { answer }: Answers,
  { userId, email }: Account,
  start: Partial<ProfileRecord>,
): void => {
  let record = profileRecord({ user_id: userId, email, last_name: "D'Angelo", ...start });
  answer(readProfile, () => toWireProfile(record));
  answer(updateProfile, ({ body, headers }) => {
    if (!headers.authorization) return new ShopError('signed_out');
    if (body) record = changed(record, body);
    return toWireProfile(record);
  });
};
