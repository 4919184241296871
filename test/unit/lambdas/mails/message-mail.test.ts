import { describe, expect, it } from 'vitest';
import { message } from '#lambdas/mails/message.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { now, orderId, paidOrderRecord, partTakenBy, profileRecord } from '#test/support/builders.ts';
import { composing } from '#test/support/composing.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { renderMail } from '#test/support/rendering.ts';

const at = now.toISOString();
const proved = { ...profileRecord(), email_validated: true };
const compose = (part: Partial<PartRecord> = {}, profile = proved) =>
  message.write(
    { kind: 'message', order_id: orderId, service: keyFor.numbers, at },
    composing({
      order: paidOrderRecord(),
      parts: [partTakenBy('holder', { expert_wrote_at: at, ...part })],
      profile,
    }).deps,
  );

describe('the mail about a message of an expert', () => {
  it('announces it, leads to the conversation and quotes nothing', async () => {
    const composed = await compose();
    if (!composed) throw new Error('no mail');
    const { subject, text, html } = await renderMail(composed.mail);
    const { expert } = partTakenBy('holder');
    expect(composed.to).toBe('camille@exemple.fr');
    expect(subject).toBe(`Un message de ${expert?.name} vous attend`);
    expect(text).toContain(nameFor.numbers);
    expect(html).toContain(`/compte/conversation?commande=${orderId}&amp;service=${keyFor.numbers}`);
  });

  it.each<[string, Partial<PartRecord>]>([
    ['was read', { customer_read_until: at }],
    ['belongs to a consultation that nobody has', { expert: undefined }],
    ['belongs to a withdrawn consultation', { withdrawn_at: at }],
  ])('is not sent when the message %s', async (_, part) => {
    expect(await compose(part)).toBeUndefined();
  });

  it('is not sent to an address that nobody has proved', async () => {
    expect(await compose({}, { ...proved, email_validated: false })).toBeUndefined();
  });
});
