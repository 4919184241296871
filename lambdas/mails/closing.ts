import { closingMailTexts as texts } from '#domain/texts/closing-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { type Form, formOf, type Hours, hoursZone } from './addressed.ts';
import { fallbackLink, type MailDocument, paragraph, writeTo } from './document.ts';
import { linkQuery } from './link-query.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

/** The account is erased after `closesAt`; the link keeps it. */
type Closing = Form &
  Hours & {
    readonly closesAt: Date;
    readonly link: string;
  };

/** The mail of a wish that was taken back meanwhile is not sent. `to` is the account's address when it is absent. */
const composeFor = async (
  { user_id, closes_at }: Omit<Subject<'closing'>, 'kind'>,
  { profiles, tokens, siteUrl, now }: ComposeDependencies,
  to?: string,
): Promise<Addressed<Closing> | undefined> => {
  const profile = await profiles.find(user_id);
  if (profile?.closes_at !== closes_at) return undefined;
  const email = to ?? profile.email;
  const secret = await tokens.mint({ purpose: 'closing', user_id, email, expires_at: closes_at }, now);
  const closesAt = new Date(closes_at);
  const link = `${siteUrl}/compte/fermer?${linkQuery(secret, closesAt)}`;
  const content = { closesAt, link, ...formOf(profile), zone: hoursZone(profile) };
  return { to: email, userId: user_id, content };
};

const compose = (subject: Subject<'closing'>, deps: ComposeDependencies) => composeFor(subject, deps);

const drawn = (secure: string, { closesAt, link, zone, salutation }: Closing): MailDocument => {
  const date = fr(formatNamedDateTime(closesAt, zone));
  return {
    subject: texts.subject,
    preheader: texts.preheader(date),
    title: texts.subject,
    blocks: [
      paragraph(greeting({ salutation })),
      paragraph(texts.asked),
      paragraph(texts.when(date)),
      paragraph(texts.keep),
      { kind: 'action', label: texts.action, href: link },
      fallbackLink(texts.fallback, link),
      { kind: 'section', title: texts.notMe },
      writeTo(secure),
    ],
  };
};

const draw = (content: Closing): MailDocument => drawn(texts.secure, content);

/** The wish to close the account, with its way back. It contains no name, because the address may be a stranger's. */
export const closing = mail('closing', { mailing: 'compte', compose, draw });

/** To a mailbox that the account had in the last days. */
export const closingFormer = mail('closing-former', {
  mailing: undefined,
  compose: ({ former, ...subject }, deps) => composeFor(subject, deps, former),
  draw: (content) => drawn(texts.undo, content),
});
