import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { signers } from '#content/writers.ts';
import type { Discipline } from '#domain/catalogue.ts';
import { invitationMailTexts } from '#domain/texts/staff.ts';
import { keyFor } from '#test/support/keys.ts';
import { enrolFactor } from '../../bin/local/factor.ts';
import { type Answer, call } from './client.ts';
import { type Credentials, type Session, signIn, type TestCustomer } from './customers.ts';
import { awaitMail, linkIn } from './mails.ts';
import { poolClient } from './pool.ts';

type Who = Pick<TestCustomer, 'access'>;
export type Wish = {
  readonly email: string;
  readonly name: string;
  readonly discipline?: Discipline;
  readonly is_administrator: boolean;
};

/** An invitation of a new person as an expert of numerology. */
export const newColleague = (): Wish => ({
  email: `collegue-${randomUUID()}@exemple.fr`,
  name: signers[keyFor.numbers].at(-1) ?? '',
  discipline: keyFor.numbers,
  is_administrator: false,
});

export const invite = (who: Who, wish: Wish): Promise<Answer> =>
  call('POST', '/api/atelier/staff', { body: wish, token: who.access });

/** The token of the newest invitation in a mailbox. */
export const invitationOf = async (email: string): Promise<string> => {
  const mail = await awaitMail(email, invitationMailTexts.subject);
  return linkIn(mail, '/nouveau-mot-de-passe').searchParams.get('token') ?? '';
};

export const accept = (token: string, password: string): Promise<Answer> =>
  call('POST', '/api/invitation', { body: { token, password } });

/** Enrols the second factor of a person who has accepted; returns their new credentials. */
const enrol = async (who: Credentials): Promise<Credentials> => ({
  ...who,
  totpSecret: await enrolFactor(poolClient(), inject('shop').outputs, who),
});

/** The first sign-in of a person who has accepted. */
export const enter = async (who: Credentials): Promise<Session> => signIn(await enrol(who));

/** A person who was invited by an administrator and has accepted. */
export const newHire = async (who: Who, wish: Wish = newColleague()): Promise<Credentials> => {
  const invited = await invite(who, wish);
  if (invited.status !== 201) throw new Error(`invited: ${invited.status} ${JSON.stringify(invited.json)}`);
  const password = `atelier-${randomUUID()}`;
  const accepted = await accept(await invitationOf(wish.email), password);
  if (accepted.status !== 200) throw new Error(`accepted: ${accepted.status}`);
  return enrol({ email: wish.email, password });
};

const change = (who: Who, id: string, what: 'leave' | 'return'): Promise<Answer> =>
  call('POST', `/api/atelier/staff/${id}/${what}`, { body: {}, token: who.access });

export const dismiss = (who: Who, id: string): Promise<Answer> => change(who, id, 'leave');
export const readmit = (who: Who, id: string): Promise<Answer> => change(who, id, 'return');
