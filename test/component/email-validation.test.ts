/** The page of a verification link (§2): what it shows for each answer. */
import { expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();

test('an incomplete link is shown as such, without a request to the server', async () => {
  const { page } = await visit();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/validate-email?token=abc');
  await see(page, 'Lien invalide. Veuillez vérifier votre email et utiliser le lien complet.');
  expect(calls).not.toContain('/api/validate-email');
});
