/** The page of a person studied, who has a link and no account. */
import { describe, expect, test } from 'vitest';
import { ShopError } from '#domain/wire/errors.ts';
import { askAsPerson, erasePerson, readPerson } from '#domain/wire/persons.ts';
import { bodyOf } from '#test/support/component/answers.ts';
import {
  answeredPerson,
  askedPerson,
  erasedPerson,
  erasingPerson,
  keptPerson,
  personAddress,
} from '#test/support/component/studied.ts';
import { useVisitors } from '#test/support/component/visitors.ts';
import { phone } from '#test/support/e2e/browser.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';

const visit = useVisitors();
const token = 'A'.repeat(43);

describe.each(phone)('at $name', ({ viewport }) => {
  test('it shows what is kept, who bought and who opened it', async () => {
    const { page, answer } = await visit({ viewport });
    const calls = answer(readPerson, () => keptPerson);
    await page.goto(personAddress);
    await see(page, /Camille Renard nous a donné votre nom/);
    await see(page, /Jeanne Marie Kerviel/);
    await see(page, /Bastien Oriol, expert/);
    expect(calls.map((sent) => bodyOf(sent))).toEqual([{ token }]);
    expect(page.url()).not.toContain(token);
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((title) => title === document.activeElement),
    ).toBe(true);
  });

  test('it erases after a second step, which the keyboard can leave', async () => {
    const { page, answer } = await visit({ viewport });
    answer(readPerson, () => keptPerson);
    const erasures = answer(erasePerson, () => erasedPerson);
    await page.goto(personAddress);
    await button(page, 'Effacer mes données').press('Enter');
    const dialog = page.getByRole('dialog', { name: /Effacer vos données/ });
    await dialog.getByText(/arrêté, et remboursé en entier à Camille Renard/).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(erasures).toEqual([]);
    await button(page, 'Effacer mes données').click();
    await dialog.getByRole('button', { name: 'Tout effacer' }).click();
    await see(page, /Effacé le 26\snovembre\s2026/);
    await see(page, /Nous ne gardons rien à votre nom/);
    expect(erasures.map((sent) => bodyOf(sent))).toEqual([{ token }]);
    expect(await button(page, 'Effacer mes données').count()).toBe(0);
  });

  test('it says why an erasure was not taken, and takes it again', async () => {
    const { page, answer, expectProblem } = await visit({ viewport });
    expectProblem(/status of 429/);
    answer(readPerson, () => keptPerson);
    answer(erasePerson, () => new ShopError('too_many', 'Attendez une heure.'));
    await page.goto(personAddress);
    await button(page, 'Effacer mes données').click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' });
    await confirm.click();
    await page.getByRole('dialog').getByText('Attendez une heure.').waitFor();
    answer(erasePerson, () => erasingPerson);
    await confirm.click();
    await see(page, 'Effacement en cours');
  });

  test('it asks for a correction, with an address or without, and keeps the words that failed', async () => {
    const { page, answer, expectProblem } = await visit({ viewport });
    answer(readPerson, () => keptPerson);
    const asks = answer(askAsPerson, () => askedPerson);
    await page.goto(personAddress);
    await button(page, 'Envoyer la demande').click();
    await see(page, 'À corriger avant l’envoi');
    await page.getByLabel('Votre demande').fill('Je suis née à Quimper.');
    await page.getByLabel('Votre e-mail (facultatif)').fill('jeanne');
    await button(page, 'Envoyer la demande').click();
    expect(asks).toEqual([]);
    await page.getByLabel('Votre e-mail (facultatif)').fill('');
    await button(page, 'Envoyer la demande').click();
    await see(page, /Réponse au plus tard le 26\sdécembre\s2026/);
    expect(asks.map((sent) => bodyOf(sent))).toEqual([{ token, message: 'Je suis née à Quimper.' }]);
    expectProblem(/status of 429/);
    answer(askAsPerson, () => new ShopError('too_many', 'Attendez une heure.'));
    await page.getByLabel('Votre demande').fill('Et à six heures.');
    await button(page, 'Envoyer la demande').click();
    await see(page, 'Attendez une heure.');
    expect(await page.getByLabel('Votre demande').inputValue()).toBe('Et à six heures.');
  });

  test('it shows the answer, with the remedies of a refusal', async () => {
    const { page, answer } = await visit({ viewport });
    answer(readPerson, () => answeredPerson);
    await page.goto(personAddress);
    await see(page, 'L’acte dit Brest.');
    await see(page, /cnil\.fr/);
  });

  test('a link that is forged, cut or of an erased account opens nothing', async () => {
    const { page, answer, expectProblem } = await visit({ viewport });
    expectProblem(/status of 400/);
    answer(readPerson, () => new ShopError('link_invalid'));
    for (const address of ['/personne', '/personne?token=short', personAddress]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: 'Ce lien ne s’ouvre pas' }).waitFor();
      await page.getByRole('link', { name: 'Écrire à notre délégué' }).waitFor();
    }
  });

  test('it can be loaded again after a failure', async () => {
    const { page, answer, expectProblem } = await visit({ viewport });
    expectProblem(/status of 50\d/);
    answer(readPerson, () => new ShopError('payment_unavailable'));
    await page.goto(personAddress);
    await see(page, 'Vos données n’ont pas pu être chargées');
    answer(readPerson, () => keptPerson);
    await button(page, 'Réessayer').click();
    await see(page, /Bastien Oriol, expert/);
  });
});
