import { validationMailTexts } from '#domain/texts/mails.ts';
import { type Answer, type Call, call, eventually } from './client.ts';
import type { Credentials } from './customers.ts';
import { arrivedFor, linkIn, type ReceivedMail } from './mails.ts';

export type ValidationLink = {
  readonly url: URL;
  readonly token: string;
  readonly orderId: string | undefined;
  readonly redirect: string | undefined;
};

const linkOf = (mail: ReceivedMail): ValidationLink => {
  const url = linkIn(mail, '/validate-email');
  const token = url.searchParams.get('token');
  if (!token) throw new Error(`no token in ${url}`);
  return {
    url,
    token,
    orderId: url.searchParams.get('order') ?? undefined,
    redirect: url.searchParams.get('redirect') ?? undefined,
  };
};

/** Waits for this many verification mails to an address; returns their links, newest first. */
export const awaitLinks = (email: string, count: number): Promise<ValidationLink[]> =>
  eventually(async () => {
    const mails = (await arrivedFor(email)).filter((mail) => mail.subject === validationMailTexts.subject);
    return mails.length >= count ? mails.map(linkOf) : undefined;
  }, `${count} validation mails to ${email}`);

/** The link of an address's only verification mail. */
export const awaitLink = async ({ email }: Pick<Credentials, 'email'>): Promise<ValidationLink> => {
  const [link] = await awaitLinks(email, 1);
  if (!link) throw new Error('no link');
  return link;
};

/** The request that the page /validate-email sends when it opens. */
export const validate = (
  { token, orderId }: Pick<ValidationLink, 'token' | 'orderId'>,
  who: Pick<Call, 'token' | 'claim' | 'ip'> = {},
): Promise<Answer> =>
  call('POST', '/api/validate-email', { body: { token, ...(orderId && { orderId }) }, ...who });
