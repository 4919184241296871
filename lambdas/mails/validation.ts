import { addDays } from '#domain/dates.ts';
import { validationLinkDays } from '#domain/links.ts';
import { sealedLinkTexts as sealedTexts } from '#domain/texts/address-mails.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { validationMailTexts as texts } from '#domain/texts/mails.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { isSealed } from '#lambdas/storage/sealed.ts';
import { fallbackLink, type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Validation = {
  /** The whole address, secret included. */
  readonly link: string;
  /** True when the account's address was changed, false for a new account. */
  readonly isChanged?: boolean;
  /** An administrator chose the address: the link takes the present password only. */
  readonly isSealed?: boolean;
};

type LinkDependencies = Pick<ComposeDependencies, 'tokens' | 'siteUrl' | 'now'>;

/** The token is created when its mail is composed; only its hash is stored. */
export const verificationLink = async (
  { user_id, email }: ProfileRecord,
  { tokens, siteUrl, now }: LinkDependencies,
  { order_id, redirect }: Pick<Subject<'validation'>, 'order_id' | 'redirect'>,
): Promise<string> => {
  const expires_at = addDays(now, validationLinkDays).toISOString();
  const token = await tokens.mint({ purpose: 'validation', user_id, email, order_id, expires_at }, now);
  const query = new URLSearchParams({ token });
  if (order_id) query.set('order', order_id);
  if (redirect) query.set('redirect', redirect);
  return `${siteUrl}/validate-email?${query}`;
};

const compose = async (
  subject: Subject<'validation'>,
  deps: ComposeDependencies,
): Promise<Addressed<Validation> | undefined> => {
  const profile = await deps.profiles.find(subject.user_id);
  if (!profile || profile.email_validated || profile.locked_at) return undefined;
  const content = {
    link: await verificationLink(profile, deps, subject),
    isChanged: subject.redirect === 'account',
    ...(isSealed(profile, deps.now) && { isSealed: true }),
  };
  return { to: profile.email, userId: profile.user_id, content };
};

const ignore = ({ isChanged, isSealed: sealed }: Validation): string => {
  if (sealed) return sealedTexts.ignore;
  return isChanged ? texts.ignoreChange : texts.ignore;
};

const draw = (content: Validation): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader(validationLinkDays),
  title: texts.subject,
  blocks: [
    paragraph(greeting()),
    paragraph(content.isChanged ? texts.reasonOfChange : texts.reason),
    { kind: 'action', label: texts.action, href: content.link },
    paragraph((content.isSealed ? sealedTexts : texts).effect(validationLinkDays)),
    fallbackLink(texts.fallback, content.link),
    { kind: 'section', title: texts.notMe },
    writeTo(ignore(content)),
  ],
});

/**
 * It contains no name: the customer may have typed a stranger's address, and the shop must not deliver typed words to
 * it.
 */
export const validation = mail('validation', { mailing: 'compte', compose, draw });
