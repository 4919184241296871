/** Closing accounts: the calls of the account, the mailed link, and the time that passes. */
import { closingMailTexts } from '#domain/texts/closing-mails.ts';
import { call } from './client.ts';
import { runNow } from './deployed.ts';
import { awaitMail, linkIn, mailsOf } from './mails.ts';
import { setAttribute } from './rows.ts';

const path = '/api/profile/closing';
export const readClosing = (token: string) => call('GET', path, { token });
export const askClosing = (token: string) => call('POST', path, { body: {}, token });
export const keepAccount = (token: string) => call('DELETE', path, { token });

/** The newest way back in a mailbox. */
export const wayBack = async (email: string): Promise<URL> =>
  linkIn(await awaitMail(email, closingMailTexts.subject), '/compte/fermer');
export const keepByLink = (link: URL) =>
  call('POST', '/api/closing/keep', { body: { token: link.searchParams.get('token') } });

export const closingMailsOf = async (email: string) =>
  (await mailsOf(email)).filter(({ subject }) => subject === closingMailTexts.subject);

/** Moves the instant of the closing into the past, as if its hours were over. */
export const letTimePass = (userId: string): Promise<void> =>
  setAttribute('Profiles', ['user_id', userId], 'closes_at', new Date(Date.now() - 5000).toISOString());

export const runErasure = (): Promise<void> => runNow('EraseIdleFunction');
