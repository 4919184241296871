import { randomUUID } from 'node:crypto';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderNumber } from '#domain/order.ts';
import { paperSchema } from '#domain/papers.ts';
import { eventually } from '#test/support/client.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { orderRow, putMail } from '#test/support/deployed.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail } from '#test/support/mails.ts';
import { putPaidOrder } from '#test/support/order-rows.ts';
import { sizeOf, timeLimit } from '#test/support/proof/figures.ts';
import { buy, payAt } from '#test/support/purchases.ts';
import { database, tableOf } from '#test/support/rows.ts';

const awaitNote = (orderId: string) =>
  eventually(async () => (await orderRow(orderId)).papers?.[0], `the note of ${orderId}`);

const numbered = z.array(z.object({ papers: z.array(paperSchema) }));

/** Every note that the shop has issued, in order. */
const allNotes = async (): Promise<string[]> => {
  const found: string[] = [];
  const scan = {
    TableName: tableOf('Orders'),
    FilterExpression: 'attribute_exists(papers)',
    ConsistentRead: true,
  };
  for await (const page of paginateScan({ client: database() }, scan)) {
    const papers = numbered.parse(page.Items ?? []).flatMap((order) => order.papers);
    found.push(...papers.filter(({ kind }) => kind === 'note').map(({ number }) => number));
  }
  return found.sort();
};

let customer: TestCustomer;
beforeAll(async () => {
  customer = await newCustomer();
});

describe('a paid order', () => {
  test('has a numbered note, which its confirmation carries', async () => {
    const { order_id, sessionId } = await buy(customer, ['numerologie', 'human-design']);
    await payAt(sessionId, 'paid');
    const mail = await awaitMail(customer.email, `Commande ${orderNumber(order_id)} confirmée`);

    const { papers = [] } = await orderRow(order_id);
    expect(papers).toMatchObject([
      { id: 'note', kind: 'note', number: expect.stringMatching(/^20\d\d-\d{6}$/) },
    ]);
    const { number = '' } = papers[0] ?? {};
    const [attached] = mail.attachments;
    expect(attached).toMatchObject({ name: `note-${number}.pdf`, type: 'application/pdf' });
    const bytes = new Uint8Array(await (await fetch(attached?.address ?? '')).arrayBuffer());
    const { text } = await extractText(bytes, { mergePages: true });
    for (const words of [number, orderNumber(order_id), 'Camille D', 'Human Design', '28,00']) {
      expect(text).toContain(words);
    }
  });

  test('is one of many paid at once: their notes leave no gap and stand once each', {
    timeout: timeLimit,
  }, async () => {
    const count = sizeOf({ small: 12, large: 50 });
    const { sub } = claimsOf(customer.access);
    const orders = await Promise.all(
      Array.from({ length: count }, () => putPaidOrder(sub, { id: randomUUID() })),
    );
    await Promise.all(
      orders.map(({ id }) => putMail(`confirmation:${id}`, { kind: 'confirmation', order_id: id })),
    );
    const own: string[] = [];
    for (const { id } of orders) own.push((await awaitNote(id)).number);

    const all = await allNotes();
    const upTo = all.slice(0, all.indexOf(own.sort().at(-1) ?? '') + 1);
    const year = upTo[0]?.slice(0, 4);
    expect(upTo).toEqual(upTo.map((_, index) => `${year}-${String(index + 1).padStart(6, '0')}`));
    expect(new Set(own).size).toBe(count);
  });
});
