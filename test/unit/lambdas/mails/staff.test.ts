import { describe, expect, it } from 'vitest';
import { addHours } from '#domain/dates.ts';
import type { Notice } from '#domain/notices.ts';
import { staff } from '#lambdas/mails/staff.ts';
import { correctingQueue, deliveredQueue, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { StaffRecord } from '#lambdas/storage/staff.ts';
import { now, orderId, profileRecord, staffRecord } from '#test/support/builders.ts';
import { composing } from '#test/support/composing.ts';
import { partRecord } from '#test/support/issue-sweep.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { renderMail } from '#test/support/rendering.ts';

const reader = profileRecord({ user_id: 'ines', email: 'ines@atelier.example' });
const ines = staffRecord({ user_id: 'ines', name: 'Ines Essai', discipline: keyFor.numbers });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const notice = (event: Notice['event'], changes: Partial<Notice> = {}): Notice => ({
  event,
  at: now.toISOString(),
  order_id: orderId,
  service: keyFor.numbers,
  ...changes,
});

type Facts = {
  parts?: readonly PartRecord[];
  member?: StaffRecord | undefined;
  is_administrator?: boolean;
};
const compose = (notices: readonly Notice[], { parts = [], ...facts }: Facts = {}) => {
  const { is_administrator = false } = facts;
  const member = 'member' in facts ? facts.member : ines;
  const { deps } = composing({ profile: reader, ...(member && { staff: member }) });
  return staff.write(
    { kind: 'staff', user_id: 'ines', is_administrator, notices: [...notices] },
    {
      ...deps,
      parts: {
        ...deps.parts,
        findAll: async (keys) =>
          parts.filter((part) => keys.some(({ order_id }) => order_id === part.order_id)),
      },
    },
  );
};
const render = async (...given: Parameters<typeof compose>) => {
  const composed = await compose(...given);
  if (!composed) throw new Error('no mail');
  const { subject, text, html } = await renderMail(composed.mail);
  return { to: composed.to, subject: plain(subject), text: plain(text), html };
};

const mine = partRecord({ state: 'taken', expert: { id: 'ines', name: 'Ines Essai' } });
const hers = partRecord({ state: 'taken', expert: { id: 'paul', name: 'Paul Essai' } });
const over = partRecord({ withdrawn_at: now.toISOString() });
const delivered = partRecord({ state: 'delivered', queue: deliveredQueue(keyFor.numbers) });
const correcting = partRecord({
  ...{ state: 'delivered', queue: correctingQueue(keyFor.numbers), expert: mine.expert },
  correcting: { id: orderId, due_at: '2026-11-27T22:59:59.999Z' },
});

describe('the staff mail', () => {
  it('shows one part with its due date, and links to it', async () => {
    const { to, subject, text } = await render([notice('new')], { parts: [partRecord()] });
    expect([to, subject]).toEqual([reader.email, `À prendre : ${nameFor.numbers}, commande a1b2c3d4`]);
    for (const words of [
      'Bonjour Ines,',
      `${nameFor.numbers}, commande a1b2c3d4, promise pour le jeudi 26 novembre 2026 à 18 h 40 (heure de Paris).`,
      'https://shop.example/atelier?vue=queue#a1b2c3d4',
      'https://shop.example/atelier?vue=settings',
    ])
      expect(text).toContain(words);
  });

  it('lists several by kind, each with its own link', async () => {
    const second = partRecord({ order_id: 'b2c3d4e5-0000', due_at: addHours(now, 3).toISOString() });
    const { subject, text } = await render([notice('near', { order_id: second.order_id }), notice('new')], {
      parts: [partRecord(), second],
    });
    expect(subject).toBe('L’atelier : 2 points à voir');
    expect(text).toMatch(
      new RegExp(String.raw`À livrer bientôt\n-+\n\n.*\n\n${nameFor.numbers}, commande b2c3d4e5 \(https:`),
    );
    expect(text).toMatch(
      new RegExp(String.raw`À prendre\n-+\n\n.*\n\n${nameFor.numbers}, commande a1b2c3d4 \(https:`),
    );
  });

  it('links the expert who has the part to the part itself', async () => {
    const { text } = await render([notice('handed')], { parts: [mine] });
    expect(text).toContain(
      `https://shop.example/atelier?commande=${orderId}&service=${keyFor.numbers}&vue=queue`,
    );
  });

  it('shows the new date of a late part, and administrators its expert and order', async () => {
    const late = { ...hers, new_due_at: '2026-11-30T17:00:00.000Z' };
    const { text } = await render([notice('late')], { parts: [late], is_administrator: true });
    expect(text).toContain(
      'nouvelle date : lundi 30 novembre 2026 à 18 h 00 (heure de Paris), prise par Paul Essai',
    );
    expect(text).toContain('https://shop.example/atelier?recherche=a1b2c3d4&vue=orders');
  });

  it('links administrators to the list for facts without an order', async () => {
    const mail = notice('mail', { order_id: undefined, service: undefined });
    const { subject, text } = await render([mail], { is_administrator: true });
    expect(subject).toBe('E-mail abandonné : À traiter');
    expect(text).toContain('https://shop.example/atelier?vue=issues');
  });

  it('asks for a correction by its own day', async () => {
    const { subject, text } = await render([notice('correction')], { parts: [correcting] });
    expect(subject).toBe(`Correction demandée : ${nameFor.numbers}, commande a1b2c3d4`);
    expect(text).toContain('27 novembre');
  });

  it.each<[string, Notice['event'], PartRecord]>([
    ['new that somebody has taken', 'new', mine],
    ['back in the queue and taken again', 'back', hers],
    ['handed over to somebody else since', 'handed', hers],
    ['no longer one’s own, and is again', 'moved', mine],
    ['near, of a colleague', 'near', hers],
    ['late and delivered meanwhile', 'late', delivered],
    ['late, and to be corrected since its delivery', 'late', correcting],
    ['to be corrected, and answered', 'correction', delivered],
    ['to be corrected by a colleague', 'correction', { ...correcting, expert: hers.expert }],
    ['near and withdrawn from', 'near', over],
    ['untaken and taken', 'untaken', mine],
  ])('leaves out a part that is %s', async (_, event, part) => {
    expect(await compose([notice(event)], { parts: [part] })).toBeUndefined();
  });

  it.each<[Notice['event'], PartRecord]>([
    ['handed', mine],
    ['moved', hers],
    ['late', mine],
    ['back', partRecord()],
    ['withdrawn', over],
  ])('mentions a part that is «%s» as long as it is', async (event, part) => {
    expect(await compose([notice(event)], { parts: [part] })).toBeDefined();
  });

  it('is not sent to a former or unknown member', async () => {
    expect(await compose([notice('withdrawn')], { member: undefined })).toBeUndefined();
    const left = { ...ines, left_at: now.toISOString() };
    expect(await compose([notice('withdrawn')], { member: left })).toBeUndefined();
  });
});
