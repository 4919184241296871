import { formatLongDate } from '#domain/dates.ts';
import type { Salutation } from '#domain/mail-form.ts';
import { idleMailTexts as texts } from '#domain/texts/closing-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { fr } from '#domain/texts/typography.ts';
import { formOf } from './addressed.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Idle = { readonly erasesAt: Date; readonly salutation?: Salutation };

/** The mail to a customer who has come back meanwhile is not sent. */
const compose = async (
  { user_id: userId, erases_at }: Subject<'idle'>,
  { profiles }: ComposeDependencies,
): Promise<Addressed<Idle> | undefined> => {
  const profile = await profiles.find(userId);
  if (profile?.erases_at !== erases_at) return undefined;
  return { to: profile.email, userId, content: { erasesAt: new Date(erases_at), ...formOf(profile) } };
};

const draw = ({ erasesAt, salutation }: Idle, siteUrl: string): MailDocument => {
  const date = fr(formatLongDate(erasesAt));
  return {
    subject: texts.subject,
    preheader: texts.preheader(date),
    title: texts.subject,
    blocks: [
      paragraph(greeting({ salutation })),
      paragraph(texts.unused),
      paragraph(texts.when(date)),
      paragraph(texts.keep),
      { kind: 'action', label: texts.action, href: `${siteUrl}/compte` },
      paragraph(texts.stays),
      paragraph(texts.once),
      writeTo(texts.question),
    ],
  };
};

/** The account, unused for nearly three years, is erased from `erasesAt` on, unless its customer signs in. It contains no name. */
export const idle = mail('idle', { mailing: 'compte', compose, draw });
