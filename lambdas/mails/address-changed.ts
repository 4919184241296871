import { addHours } from '#domain/dates.ts';
import { undoLinkHours, undoParameter } from '#domain/links.ts';
import { addressChangedTexts as texts } from '#domain/texts/address-mails.ts';
import { validationMailTexts } from '#domain/texts/mails.ts';
import { formOf, hoursZone } from './addressed.ts';
import { type Changed, changedDocument } from './changed.ts';
import { type Block, fallbackLink, type MailDocument, paragraph } from './document.ts';
import { linkQuery } from './link-query.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type AddressChanged = Changed & {
  /** The link that undoes the change; absent when the former address was never verified. */
  readonly link?: string;
};

type Left = { readonly user_id: string; readonly former: string; readonly at: string };

/** The link with which a former mailbox takes its account back, until this instant. */
export const undoLink = async (
  { user_id, former: email, at: changed_at }: Left,
  expiresAt: Date,
  { siteUrl, tokens, now }: Pick<ComposeDependencies, 'siteUrl' | 'tokens' | 'now'>,
): Promise<string> => {
  const token = await tokens.mint(
    { purpose: 'undo', user_id, email, changed_at, expires_at: expiresAt.toISOString() },
    now,
  );
  return `${siteUrl}/nouveau-mot-de-passe?${linkQuery(token, expiresAt, { [undoParameter]: 'address' })}`;
};

const compose = async (
  subject: Subject<'address-changed'>,
  deps: ComposeDependencies,
): Promise<Addressed<AddressChanged>> => {
  const profile = await deps.profiles.find(subject.user_id);
  const form = profile && formOf(profile, subject.can_undo === true);
  const expiresAt = addHours(new Date(subject.at), undoLinkHours);
  const link = subject.can_undo ? await undoLink(subject, expiresAt, deps) : undefined;
  const content = { at: new Date(subject.at), zone: hoursZone(profile), ...form, ...(link && { link }) };
  return { to: subject.former, userId: subject.user_id, content };
};

const undo = (link: string): Block[] => [
  paragraph(texts.undo(undoLinkHours)),
  { kind: 'action', label: texts.undoAction, href: link },
  fallbackLink(validationMailTexts.fallback, link),
];

const draw = ({ link, ...changed }: AddressChanged): MailDocument =>
  changedDocument(texts, changed, link === undefined ? [] : undo(link));

/** To the former address. */
export const addressChanged = mail('address-changed', { mailing: 'compte', compose, draw });
