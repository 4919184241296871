/** /mon-ciel: a chart of the visitor's own birth, its files, and the birth handed to the checkout. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useVisitors } from '#test/support/component/visitors.ts';
import { desk, screens } from '#test/support/e2e/browser.ts';
import { checkPage } from '#test/support/e2e/check-page.ts';
import { holdFiles } from '#test/support/e2e/held-files.ts';
import { hasFocus } from '#test/support/e2e/keyboard.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { nameFor } from '#test/support/keys.ts';

const visit = useVisitors();

const open = async (page: Page) => {
  await page.goto('/mon-ciel');
  await page.locator('form fieldset:enabled').first().waitFor();
};
const fill = async (page: Page) => {
  await page.getByLabel('Date de naissance').fill('17/04/1991');
  await page.getByLabel('Heure de naissance').fill('6h42');
  await page.getByRole('combobox', { name: 'Lieu de naissance' }).fill('saint denis, la réunion');
  await page.keyboard.press('Tab');
};
const draw = (page: Page) => button(page, 'Dessiner mon ciel').click();
const seen = (page: Page, name: string) => page.getByRole('img', { name }).first().waitFor();

/** Everything that the browser could keep. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

describe.each(screens)('at $name', ({ viewport }) => {
  test('four drawings of one birth; only the place is looked up, and nothing is kept', async () => {
    const { page } = await visit({ viewport });
    const requests: string[] = [];
    await open(page);
    page.on('request', (request) =>
      requests.push(`${request.method()} ${request.url()}${request.postData() ?? ''}`),
    );
    await fill(page);
    await draw(page);
    await seen(page, 'Thème natal.');
    await see(page, 'L’Ascendant');
    await checkPage(page);
    await button(page, 'Piliers').click();
    await seen(page, 'Cycle des cinq éléments.');
    expect(await hasFocus(button(page, 'Piliers'))).toBe(true);
    await button(page, 'Schéma').press('Enter');
    await seen(page, 'Schéma corporel.');
    expect(await page.getByRole('img', { name: 'Cycle des cinq éléments.' }).count()).toBe(0);
    await button(page, 'Nombres').click();
    expect(await page.getByLabel('Heure de naissance').count()).toBe(0);
    await page.getByLabel('Tous vos prénoms').fill('Camille Odalys');
    await page.getByLabel('Nom de naissance').fill('Vraincourt');
    await draw(page);
    await seen(page, 'Lettres du nom');
    await checkPage(page);
    await button(page, 'Roue').click();
    await seen(page, 'Thème natal.');
    const sent = requests.join('\n');
    expect(sent).not.toMatch(/1991|17%2F04|6h42|06:42|camille|odalys|vraincourt/i);
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(await kept(page)).not.toMatch(/1991|06:42|Saint-Denis|Camille|Vraincourt/);
  });
});

test('before the own drawing each tab has one of today; offline the former stays', async () => {
  const { page, setOffline, expectProblem } = await visit();
  await open(page);
  await seen(page, 'En attendant le vôtre');
  await button(page, 'Piliers').click();
  await seen(page, 'En attendant les vôtres');
  expect(await page.getByRole('img', { name: 'le ciel de Paris' }).count()).toBe(0);
  await button(page, 'Nombres').click();
  await see(page, /^Les nombres viennent de vos noms/);
  await setOffline(true);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await button(page, 'Schéma').click();
  await page.getByText(/^Dessin choisi\s: Schéma$/).waitFor();
  await button(page, 'Dessiner mon ciel').waitFor();
  await setOffline(false);
  await button(page, 'Piliers').click();
  await seen(page, 'En attendant les vôtres');
});

describe.each(desk)('at $name', ({ viewport }) => {
  test('what is missing is said, and nothing typed is lost', async () => {
    const { page } = await visit({ viewport });
    await open(page);
    await page.getByLabel('Date de naissance').fill('31/02/1991');
    await draw(page);
    await page.getByRole('region', { name: 'À corriger avant le dessin' }).waitFor();
    expect(await page.getByLabel('Date de naissance').inputValue()).toBe('31/02/1991');
  });

  test('a place that is found after the press is drawn without a second one', async () => {
    const { page } = await visit({ viewport });
    const release = await holdFiles(page, '**/assets/lieux-*');
    await open(page);
    await fill(page);
    await draw(page);
    await see(page, 'Sans fuseau horaire');
    release();
    await seen(page, 'Thème natal.');
    await see(page, 'L’Ascendant');
  });

  test('the drawing is saved as SVG and as PNG', async () => {
    const { page } = await visit({ viewport });
    await open(page);
    await fill(page);
    await draw(page);
    await seen(page, 'Thème natal.');
    const save = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
    };
    const svg = await save('Télécharger en SVG');
    expect(svg.name).toBe('ciel-1991-04-17.svg');
    const text = svg.bytes.toString();
    expect(text).not.toMatch(/href|url\(|Commissioner|Brygada|class=/);
    const width = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
      await image.decode();
      return image.naturalWidth;
    }, text);
    expect(width).toBe(800);
    const png = await save('Télécharger en PNG');
    expect(png.name).toBe('ciel-1991-04-17.png');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(png.bytes.readUInt32BE(16)).toBe(1600);
    expect(png.bytes.length).toBeGreaterThan(20_000);
  });

  test('the consultation takes the birth over, and its address and the history do not keep it', async () => {
    const { page } = await visit({ viewport });
    await open(page);
    await fill(page);
    await draw(page);
    await see(page, 'Votre naissance sera reprise, vous ne la retaperez pas.');
    await button(page, `Choisir : ${nameFor.western}`).click();
    await page.waitForURL(/\/checkout/);
    expect(page.url()).not.toMatch(/1991/);
    await button(page, /Continuer/).click();
    await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('17/04/1991');
    expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('06:42');
    await page.getByText('Ascendant Bélier').waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('1991');
    await page.getByLabel('Date de naissance').fill('18/04/1991');
    await page.reload();
    await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('18/04/1991');
  });

  test('without JavaScript the sky of the day can be seen', async () => {
    const { page } = await visit({ viewport, javaScriptEnabled: false });
    await page.goto('/mon-ciel');
    // Text locators ignore `noscript`.
    const notice = page.locator('noscript').filter({ visible: true });
    expect(await notice.allTextContents()).toContain('Le dessin du vôtre demande JavaScript.');
    await page
      .getByRole('img', { name: /^En attendant le vôtre/ })
      .first()
      .waitFor();
  });
});
