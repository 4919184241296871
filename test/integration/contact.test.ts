import { setTimeout } from 'node:timers/promises';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { merchant } from '#domain/merchant.ts';
import { call, eventually, newAddress } from '#test/support/client.ts';
import { newCredentials } from '#test/support/customers.ts';
import { wearOut } from '#test/support/limits.ts';
import { arrivedFor, awaitMail, mailsOf } from '#test/support/mails.ts';
import { database, tableOf } from '#test/support/rows.ts';

const newMessage = (change: Readonly<Record<string, unknown>> = {}) => {
  const { email } = newCredentials();
  // Support's mailbox holds the messages of all tests, so this one is found by its subject.
  const subject = `Question ${email.split('@')[0]}`;
  const message = 'Bonjour,\r\nmon rapport <b>est-il</b> prêt ?';
  return { firstName: 'Camille', lastName: "D'Angelo", email, subject, message, ...change };
};
const write = (body: unknown, ip = newAddress()) => call('POST', '/api/contact', { body, ip });

const hour = 3_600_000;
/** A message is identified by its text and its hour: the test waits for the next hour when this one is nearly over. */
const awayFromTheHour = async (): Promise<void> => {
  const left = hour - (Date.now() % hour);
  if (left < 30_000) await setTimeout(left);
};

const rowsOf = async (email: string) => {
  const found: Record<string, unknown>[] = [];
  const pages = paginateScan(
    { client: database() },
    { TableName: tableOf('Contacts'), ConsistentRead: true },
  );
  for await (const page of pages) found.push(...(page.Items ?? []).filter((row) => row.email === email));
  return found;
};

test('a message is stored, mailed to support with a reply address, and acknowledged', async () => {
  const body = newMessage();
  expect(await write(body)).toMatchObject({ status: 201, json: { received: true } });
  const [row, ...others] = await rowsOf(body.email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    full_name: 'Camille D’Angelo',
    subject: body.subject,
    message: 'Bonjour,\nmon rapport <b>est-il</b> prêt ?',
  });
  const threeYears = new Date();
  threeYears.setUTCFullYear(threeYears.getUTCFullYear() + 3);
  expect(Math.abs(Number(row?.ttl) - threeYears.getTime() / 1000)).toBeLessThan(600);

  const mail = await awaitMail(merchant.contact.email, body.subject);
  expect(mail.to).toBe(merchant.contact.email);
  expect(mail.headers['reply-to']).toBe(body.email);
  for (const fact of ['Camille D’Angelo', body.email, body.subject]) expect(mail.text).toContain(fact);
  expect(mail.text).toContain('mon rapport <b>est-il</b> prêt ?');
  expect(mail.html).toContain('mon rapport &lt;b&gt;est-il&lt;/b&gt; prêt ?');

  const receipt = await awaitMail(body.email, 'Nous avons reçu votre message');
  expect(receipt.text).toContain('sous 24');
  expect(receipt.headers).not.toHaveProperty('reply-to');
  for (const word of ['Camille', 'Angelo', 'Question', 'rapport']) {
    expect(receipt.text).not.toContain(word);
    expect(receipt.html).not.toContain(word);
  }
});

test('the same text sent again within the hour is one message and one mail', async () => {
  await awayFromTheHour();
  const body = newMessage();
  const answers = await Promise.all([write(body), write(body), write(body)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await rowsOf(body.email)).toHaveLength(1);
  await awaitMail(body.email, 'Nous avons reçu');
  await awaitMail(merchant.contact.email, body.subject);
  const toSupport = (await mailsOf(merchant.contact.email)).filter(({ subject }) =>
    subject.includes(body.subject),
  );
  expect(toSupport).toHaveLength(1);
});

test('a subject with encoded line breaks adds no header, no recipient and no body', async () => {
  const body = newMessage();
  const forged = [
    `${body.subject} %0d%0aBcc:tous@exemple.fr`,
    `=?utf-8?Q?${body.subject}=0D=0ABcc:_tous@exemple.fr?=`,
    `=?utf-8?B?${Buffer.from(`${body.subject}\r\nBcc: tous@exemple.fr\r\n\r\nCorps`).toString('base64')}?=`,
    `${body.subject} \\r\\nBcc: tous@exemple.fr`,
    `${body.subject} \u2028Bcc: tous@exemple.fr`,
  ];
  for (const subject of forged) expect((await write({ ...newMessage(), subject })).status).toBe(201);
  const received = await eventually(async () => {
    const found = (await arrivedFor(merchant.contact.email)).filter(({ text }) =>
      forged.some((one) => text.includes(one)),
    );
    return found.length === forged.length ? found : undefined;
  }, 'the five messages');
  for (const mail of received) {
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(mail.to).toBe(merchant.contact.email);
    expect(mail.text).toContain('mon rapport <b>est-il</b> prêt ?');
  }
  expect(await mailsOf('tous@exemple.fr')).toEqual([]);
});

test('an address gets three receipts at once; further messages still arrive', async () => {
  const { email } = newMessage();
  await wearOut(limits.contactReceipt, email);
  const last = newMessage({ email });
  expect((await write(last)).status).toBe(201);
  await awaitMail(merchant.contact.email, last.subject);
  expect(await mailsOf(last.email)).toEqual([]);
  expect(await rowsOf(last.email)).toHaveLength(1);
});

test('an address has a limit of messages per hour, which does not affect the next address', async () => {
  const ip = newAddress();
  await wearOut(limits.contact, ip);
  const refusal = { error: { code: 'too_many', message: expect.stringContaining('Patientez') } };
  expect(await write(newMessage(), ip)).toMatchObject({ status: 429, json: refusal });
  expect((await write(newMessage())).status).toBe(201);
});
