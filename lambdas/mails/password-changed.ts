import { passwordChangedTexts as texts } from '#domain/texts/password-mail.ts';
import { formOf, hoursZone } from './addressed.ts';
import { type Changed, changedDocument } from './changed.ts';
import { type MailDocument, paragraph } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

const compose = async (
  { user_id: userId, at }: Subject<'password-changed'>,
  { profiles }: ComposeDependencies,
): Promise<Addressed<Changed> | undefined> => {
  const profile = await profiles.find(userId);
  if (!profile || profile.locked_at) return undefined;
  const content = { at: new Date(at), ...formOf(profile), zone: hoursZone(profile) };
  return { to: profile.email, userId, content };
};

/** The button leads to the page that mails a reset, for an account in a stranger's hands. */
const draw = (changed: Changed, siteUrl: string): MailDocument =>
  changedDocument(texts, changed, [
    paragraph(texts.regain),
    { kind: 'action', label: texts.regainAction, href: `${siteUrl}/mot-de-passe` },
  ]);

export const passwordChanged = mail('password-changed', { mailing: 'compte', compose, draw });
