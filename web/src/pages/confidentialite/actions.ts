/** The places that keep the promises of the policy. */
import { mailingsPath } from '#domain/mailings.ts';
import { merchant } from '#domain/merchant.ts';
import type { LegalLink } from '#web/features/legal/legal-document.ts';
import { asking, cookieChoices, paths } from '#web/platform/paths.ts';

const { email } = merchant.dataProtection;
const link =
  (to: string) =>
  (label: string): LegalLink => ({ to, label });

/** Each takes the words of the link. */
export const actions = {
  /** The profile: names, address, birth, the other persons. */
  profile: link(paths.account),
  /** The orders, each with its register of readers and its birth. */
  orders: link(`${paths.account}#historique`),
  myData: link(paths.myData),
  close: link(paths.closing),
  /** Limitation and objection, each a request of its own. */
  asking: link(asking),
  /** Consents and their switches. */
  letters: link(mailingsPath),
  cookies: link(paths.cookies),
  cookieChoices: link(cookieChoices),
  officer: link(`mailto:${email}`),
  /** A mail about something is easier to answer than a mail. */
  officerAbout: (subject: string) => link(`mailto:${email}?subject=${encodeURIComponent(subject)}`),
  authority: link('https://www.cnil.fr/fr/plaintes'),
} as const;
