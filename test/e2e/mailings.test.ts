/** /compte/courriers from the foot of a received guidance. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { localDateIn } from '#domain/guidance/zones.ts';
import { call, newAddress } from '#test/support/client.ts';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { see } from '#test/support/e2e/shop-pages.ts';
import { guidanceRequest } from '#test/support/guidance/desk.ts';
import { awaitMail, linkIn } from '#test/support/mails.ts';

const visit = useVisitors();

const zone = 'Etc/UTC';
/** The address in the foot of a received guidance. */
const footOfGuidance = async (): Promise<string> => {
  const email = `guidance-${randomUUID().slice(0, 8)}@exemple.fr`;
  const body = guidanceRequest({ email, tz: zone, for_date: localDateIn(zone, new Date()) });
  const { status } = await call('POST', '/api/guidance-du-jour', { body, ip: newAddress() });
  expect(status).toBe(202);
  return linkIn(await awaitMail(email, 'Votre guidance'), '/compte/courriers').href;
};

test('the switch of a mail’s foot stops the guidance without a session, and allows it again', async () => {
  const { page } = await visit();
  await page.goto(await footOfGuidance());
  await see(page, /Votre dernier accord date du/);
  const choice = page.getByRole('switch', { name: 'Recevoir la guidance quand je la demande' });
  await choice.click();
  await see(page, /^Arrêtée le .*, par le lien d’un message\./);
  await page.reload();
  await see(page, /^Arrêtée le .*, par le lien d’un message\./);
  await choice.click();
  await see(page, /^Permise de nouveau le/);
});
