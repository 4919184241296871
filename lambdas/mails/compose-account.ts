import { addDays, addHours } from '#domain/dates.ts';
import { resetLinkMinutes, undoLinkHours, undoParameter, validationLinkDays } from '#domain/links.ts';
import type { MailSubject } from '#domain/mails.ts';
import { formOf, hoursZone } from './addressed.ts';
import { composeInvitation } from './compose-invitation.ts';
import type { ComposeDependencies, Composed } from './composed.ts';
import { linkQuery } from './link-query.ts';
import type { ShopMail } from './shop-mail.ts';

type ValidationSubject = Extract<MailSubject, { kind: 'validation' }>;

/** The token is created when its mail is composed; only its hash is stored. */
const validation = async (
  subject: ValidationSubject,
  deps: ComposeDependencies,
): Promise<Composed | undefined> => {
  const profile = await deps.profiles.find(subject.user_id);
  if (!profile || profile.email_validated || profile.locked_at) return undefined;
  const secret = await deps.tokens.mint(
    {
      purpose: 'validation',
      user_id: profile.user_id,
      email: profile.email,
      order_id: subject.order_id,
      expires_at: addDays(deps.now, validationLinkDays).toISOString(),
    },
    deps.now,
  );
  const query = new URLSearchParams({ token: secret });
  if (subject.order_id) query.set('order', subject.order_id);
  if (subject.redirect) query.set('redirect', subject.redirect);
  const link = `${deps.siteUrl}/validate-email?${query}`;
  const mail: ShopMail = {
    kind: 'validation',
    siteUrl: deps.siteUrl,
    link,
    isChanged: subject.redirect === 'account',
  };
  return { to: profile.email, userId: profile.user_id, mail };
};

const reset = async (userId: string, deps: ComposeDependencies): Promise<Composed | undefined> => {
  const profile = await deps.profiles.find(userId);
  if (!profile || profile.locked_at) return undefined;
  const expiresAt = new Date(deps.now.getTime() + resetLinkMinutes * 60_000);
  const secret = await deps.tokens.mint(
    {
      purpose: 'reset',
      user_id: userId,
      email: profile.email,
      expires_at: expiresAt.toISOString(),
    },
    deps.now,
  );
  const link = `${deps.siteUrl}/nouveau-mot-de-passe?${linkQuery(secret, expiresAt)}`;
  const mail: ShopMail = { kind: 'reset', siteUrl: deps.siteUrl, link, ...formOf(profile) };
  return { to: profile.email, userId, mail };
};

type AddressChangedSubject = Extract<MailSubject, { kind: 'address-changed' }>;

const undoLink = async (
  { user_id, former: email, at: changed_at }: AddressChangedSubject,
  { siteUrl, tokens, now }: ComposeDependencies,
): Promise<string> => {
  const expiresAt = addHours(new Date(changed_at), undoLinkHours);
  const token = await tokens.mint(
    { purpose: 'undo', user_id, email, changed_at, expires_at: expiresAt.toISOString() },
    now,
  );
  return `${siteUrl}/nouveau-mot-de-passe?${linkQuery(token, expiresAt, { [undoParameter]: 'address' })}`;
};

const addressChanged = async (
  subject: AddressChangedSubject,
  deps: ComposeDependencies,
): Promise<Composed> => {
  const { siteUrl } = deps;
  const profile = await deps.profiles.find(subject.user_id);
  const form = profile && formOf(profile, subject.can_undo === true);
  const at = new Date(subject.at);
  const mail = { kind: 'address-changed', siteUrl, at, zone: hoursZone(profile), ...form } as const;
  const link = subject.can_undo ? await undoLink(subject, deps) : undefined;
  return { to: subject.former, userId: subject.user_id, mail: { ...mail, ...(link && { link }) } };
};

type PasswordChangedSubject = Extract<MailSubject, { kind: 'password-changed' }>;

const passwordChanged = async (
  { user_id: userId, at }: PasswordChangedSubject,
  { siteUrl, profiles }: ComposeDependencies,
): Promise<Composed | undefined> => {
  const profile = await profiles.find(userId);
  if (!profile || profile.locked_at) return undefined;
  const link = `${siteUrl}/mot-de-passe`;
  const form = { ...formOf(profile), zone: hoursZone(profile) };
  const mail: ShopMail = { kind: 'password-changed', siteUrl, at: new Date(at), link, ...form };
  return { to: profile.email, userId, mail };
};

type AccountSubject =
  | ValidationSubject
  | AddressChangedSubject
  | PasswordChangedSubject
  | Extract<MailSubject, { kind: 'reset' | 'invitation' }>;

/** The mails about an account's address and password. */
export const composeAccount = (
  subject: AccountSubject,
  deps: ComposeDependencies,
): Promise<Composed | undefined> => {
  switch (subject.kind) {
    case 'validation':
      return validation(subject, deps);
    case 'reset':
      return reset(subject.user_id, deps);
    case 'invitation':
      return composeInvitation(subject, deps);
    case 'address-changed':
      return addressChanged(subject, deps);
    case 'password-changed':
      return passwordChanged(subject, deps);
  }
};
