/** What the mails about a request in words share; none of them quotes these words. */
import type { Salutation } from '#domain/mail-form.ts';
import {
  type CorrectionAnswer,
  type CorrectionTopic,
  type WordedKind,
  wordedKindOf,
} from '#domain/requests.ts';
import type { correctionAnswerTexts } from '#domain/texts/correction-mails.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { keyOf } from '#lambdas/storage/requests.ts';
import { type Block, writeTo } from './document.ts';
import type { ComposeDependencies, Subject } from './mail.ts';

export type AskedCorrection = {
  readonly kind: WordedKind;
  readonly about: CorrectionTopic;
  readonly askedAt: Date;
  /** The last day of the answer (GDPR, article 12.3). */
  readonly dueAt: Date;
  readonly salutation?: Salutation;
};

type Correction = Subject<'correction' | 'correction-receipt' | 'correction-answer'>;
type Found = { readonly asked: AskedCorrection; readonly answer: CorrectionAnswer | undefined };

/** Undefined once the words are erased. */
export const findAsked = async (
  { user_id, request_id }: Correction,
  { requests }: ComposeDependencies,
): Promise<Found | undefined> => {
  const row = await requests.find(keyOf(user_id, request_id));
  const kind = row && wordedKindOf(row.kind);
  if (!kind || !row.asked) return undefined;
  const { about, answer } = row.asked;
  return { asked: { kind, about, askedAt: new Date(row.asked_at), dueAt: new Date(row.due_at) }, answer };
};

export const findReader = async (
  { user_id }: Correction,
  { profiles }: ComposeDependencies,
): Promise<ProfileRecord | undefined> => {
  const profile = await profiles.find(user_id);
  return profile?.locked_at ? undefined : profile;
};

export const endOf = (
  { account, question, email }: Pick<typeof correctionAnswerTexts, 'account' | 'question' | 'email'>,
  siteUrl: string,
): Block[] => [
  { kind: 'action', label: account, href: `${siteUrl}/compte/mes-donnees` },
  writeTo(question, email),
];
