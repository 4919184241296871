import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EmailProblem } from '#domain/profile.ts';
import { readMailFeedback } from '#lambdas/gateways/mail-feedback.ts';
import { receiveFeedback } from '#lambdas/mails/receive-feedback.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { IssueRecord } from '#lambdas/storage/issues.ts';
import { orderId, userId } from '#test/support/builders.ts';
import { bounceEvent, complaintEvent, sesMail } from '#test/support/ses-events.ts';

type Marked = { userId: string; problem: EmailProblem; sentAt: string };

/** `isOld`: the account has had another address since. */
const receive = async (event: unknown, isOld = false) => {
  const marked: Marked[] = [];
  const issues: IssueRecord[] = [];
  const feedback = readMailFeedback(typeof event === 'string' ? event : JSON.stringify(event));
  const markProblem = async (id: string, problem: EmailProblem, sentAt: string) => {
    if (!isOld) marked.push({ userId: id, problem, sentAt });
    return !isOld;
  };
  const open = async (issue: IssueRecord) => void issues.push(issue);
  const stopped: string[] = [];
  const stop = async (hash: string, reason: string) => void stopped.push(`${hash} ${reason}`);
  const deps = { profiles: { markProblem }, issues: { open }, guidances: { stop } };
  if (feedback) await receiveFeedback(feedback, deps);
  return { marked, issues, stopped };
};
const address = 'camille@exemple.fr';
const logged = () => vi.mocked(process.stdout.write).mock.calls.flat().join('');

describe('the feedback of SES about a mail', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  afterEach(() => void vi.mocked(process.stdout.write).mockClear());

  it('marks the account’s address after a permanent bounce', async () => {
    const at = '2026-11-24T17:43:02.669Z';
    const { marked, issues } = await receive(bounceEvent(sesMail({ user: userId, order: orderId })));
    expect(marked).toEqual([
      { userId, problem: { kind: 'bounce', at, address }, sentAt: '2026-11-24T17:42:02.012Z' },
    ]);
    expect(issues).toEqual([{ kind: 'address', id: userId, since: at, note: 'bounce', order_id: orderId }]);
    expect(logged()).toMatch(/"mail_bounced".*"mail_lost":1/);
  });

  it('opens no issue when the account has another address by now', async () => {
    vi.mocked(process.stdout.write).mockClear();
    expect(await receive(bounceEvent(sesMail({ user: userId })), true)).toMatchObject({
      marked: [],
      issues: [],
    });
  });

  it('marks it after a complaint, which includes a refusal by SES’s own list', async () => {
    const problem = { kind: 'complaint', at: '2026-11-24T17:43:02.669Z', address };
    for (const changes of [{}, { complaintSubType: 'OnAccountSuppressionList' }]) {
      const { marked } = await receive(complaintEvent(sesMail({ user: userId }), changes));
      expect(marked.map((one) => one.problem)).toEqual([problem]);
    }
  });

  it.each([
    [
      'a full mailbox',
      bounceEvent(sesMail({ user: userId }), { bounceType: 'Transient', bounceSubType: 'MailboxFull' }),
    ],
    ['a bounce that nobody can read', bounceEvent(sesMail({ user: userId }), { bounceType: 'Undetermined' })],
    [
      'a complaint taken back',
      complaintEvent(sesMail({ user: userId }), { complaintFeedbackType: 'not-spam' }),
    ],
    ['SES’s greeting', 'Successfully validated SNS topic for Amazon SES event publishing.'],
  ])('marks nothing for %s', async (_case, event) => {
    expect((await receive(event)).marked).toEqual([]);
  });

  it('concerns the address that the shop wrote to, whichever host bounced', async () => {
    const bouncedRecipients = [{ emailAddress: 'Camille@ailleurs.example' }];
    const { marked } = await receive(bounceEvent(sesMail({ user: userId }), { bouncedRecipients }));
    expect(marked.map(({ problem }) => problem.address)).toEqual([address]);
  });

  it('with several recipients concerns the named ones', async () => {
    const mail = { ...sesMail({ user: userId }), destination: ['autre@exemple.fr', address] };
    const { marked } = await receive(
      bounceEvent(mail, { bouncedRecipients: [{ emailAddress: 'Camille@Exemple.fr' }] }),
    );
    expect(marked.map(({ problem }) => problem.address)).toEqual([address]);
  });

  it('marks nobody for a stranger’s receipt, and raises an alarm when support cannot be reached', async () => {
    expect((await receive(bounceEvent(sesMail({ kind: 'contact-receipt' })))).marked).toEqual([]);
    expect(logged()).not.toContain('support_unreachable');
    expect((await receive(bounceEvent(sesMail({ kind: 'contact' })))).marked).toEqual([]);
    expect(logged()).toMatch(/"support_unreachable".*"mail_lost":1/);
  });

  it('stops the guidance of an address that bounces or complains, by its hash only', async () => {
    const guidance = sesMail({ kind: 'guidance' });
    for (const [event, reason] of [
      [bounceEvent(guidance), 'bounce'],
      [complaintEvent(guidance), 'complaint'],
    ] as const) {
      const { marked, stopped } = await receive(event);
      expect([marked, stopped]).toEqual([[], [`${hashOf(address)} ${reason}`]]);
    }
  });

  it.each(['{}', '{"eventType":"Bounce"}', '{"eventType":"Delivery","mail":{}}'])(
    'is no event of ours: %s ends as a dead letter',
    async (message) => {
      await expect(receive(message)).rejects.toThrow();
    },
  );
});
