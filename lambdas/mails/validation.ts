import { addDays } from '#domain/dates.ts';
import { validationLinkDays } from '#domain/links.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { validationMailTexts as texts } from '#domain/texts/mails.ts';
import { type MailDocument, paragraph, withLink, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type Validation = {
  /** The whole address, secret included. */
  readonly link: string;
  /** True when the account's address was changed, false for a new account. */
  readonly isChanged?: boolean;
};

/** The token is created when its mail is composed; only its hash is stored. */
const compose = async (
  { user_id, order_id, redirect }: Subject<'validation'>,
  { profiles, tokens, siteUrl, now }: ComposeDependencies,
): Promise<Addressed<Validation> | undefined> => {
  const profile = await profiles.find(user_id);
  if (!profile || profile.email_validated || profile.locked_at) return undefined;
  const expires_at = addDays(now, validationLinkDays).toISOString();
  const token = await tokens.mint(
    { purpose: 'validation', user_id: profile.user_id, email: profile.email, order_id, expires_at },
    now,
  );
  const query = new URLSearchParams({ token });
  if (order_id) query.set('order', order_id);
  if (redirect) query.set('redirect', redirect);
  const content = { link: `${siteUrl}/validate-email?${query}`, isChanged: redirect === 'account' };
  return { to: profile.email, userId: profile.user_id, content };
};

const draw = ({ link, isChanged }: Validation): MailDocument => ({
  subject: texts.subject,
  preheader: texts.preheader(validationLinkDays),
  title: texts.subject,
  blocks: [
    paragraph(greeting()),
    paragraph(isChanged ? texts.reasonOfChange : texts.reason),
    { kind: 'action', label: texts.action, href: link },
    paragraph(texts.effect(validationLinkDays)),
    withLink(texts.fallback, link),
    { kind: 'section', title: texts.notMe },
    writeTo(isChanged ? texts.ignoreChange : texts.ignore),
  ],
});

/**
 * It contains no name: the customer may have typed a stranger's address, and the shop must not deliver typed words to
 * it.
 */
export const validation = mail('validation', { mailing: 'compte', compose, draw });
