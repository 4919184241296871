/** The staff mails about an order. */
import { orderNumber } from '#domain/order.ts';
import { eventually } from './client.ts';
import { runNow } from './deployed.ts';
import type { TestMember } from './experts.ts';
import { mailsOf, type ReceivedMail } from './mails.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** The titles above an order in a mail. */
const titlesOf = ({ text }: ReceivedMail, orderId: string): string[] => {
  let title = '';
  return plain(text)
    .split('\n\n')
    .flatMap((block) => {
      const [first = '', line = ''] = block.split('\n');
      if (/^[-=]+$/.test(line)) title = first;
      return block.includes(`commande ${orderNumber(orderId)}`) ? [title] : [];
    });
};

/** The staff mails about an order, oldest first, each with its title. */
export const newsOf = async ({ email }: Pick<TestMember, 'email'>, orderId: string) =>
  (await mailsOf(email))
    .toReversed()
    .flatMap((mail) => titlesOf(mail, orderId).map((title) => ({ title, mail })));

export const titlesTold = async (member: Pick<TestMember, 'email'>, orderId: string): Promise<string[]> =>
  (await newsOf(member, orderId)).map(({ title }) => title);

/** Runs the sweep of issues until a member has a mail about an order under a title; a mail holds at most ninety notices. */
export const awaitNews = (member: TestMember, orderId: string, title: string): Promise<ReceivedMail> =>
  eventually(
    async () => {
      const news = (await newsOf(member, orderId)).find((one) => one.title === title);
      if (!news) await runNow('SweepIssuesFunction');
      return news?.mail;
    },
    `«${title}» about ${orderId}`,
    60_000,
  );
