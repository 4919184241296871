/** A browser takes the site as an app: it may read the manifest, and misses nothing. */
import { expect, test } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { useVisitors } from '#test/support/component/visitors.ts';

const visit = useVisitors();

test.each(['/', '/compte'])('%s can be kept as an app', async (path) => {
  const { page, context } = await visit();
  await page.goto(path, { waitUntil: 'networkidle' });
  const browser = await context.newCDPSession(page);
  const { data = '', errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ name: merchant.shopName });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
});

test('nothing proposes to install it', async () => {
  const { page } = await visit();
  await page.goto('/', { waitUntil: 'networkidle' });
  const isShown = await page.evaluate(() =>
    window.dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })),
  );
  expect(isShown).toBe(false);
});
