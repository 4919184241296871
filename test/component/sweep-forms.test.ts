/** The forms and states of an account are held to the same as every page. */
import { expect, test } from 'vitest';
import { missingFactor } from '#domain/staff-groups.ts';
import { listOrders, readOrder, verifyPayment } from '#domain/wire/api.ts';
import { atelierQueue } from '#domain/wire/atelier.ts';
import { type Closing, readClosing } from '#domain/wire/closing.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { type Export, openExport, readExport } from '#domain/wire/exports.ts';
import { beginFactor } from '#domain/wire/factor.ts';
import { type Choices, readChoices, saveChoices } from '#domain/wire/mailings.ts';
import { type OwnRequest, ownRequests } from '#domain/wire/own-requests.ts';
import { attempt, orderId, wireOrder } from '#test/support/builders.ts';
import { newAccount } from '#test/support/component/pool.ts';
import { after, type Scene, useScenes } from '#test/support/component/scene.ts';
import { at } from '#test/support/e2e/hold.ts';
import {
  button,
  declare,
  fillBirth,
  openDetails,
  payButton,
  see,
  seeSummary,
} from '#test/support/e2e/shop-pages.ts';

const holdScene = useScenes();
const customer = newAccount();
const by = { as: customer };
const past = '2026-11-20T08:00:00.000Z';
const later = '2026-12-26T09:00:00.000Z';

const change = (name: string) => new RegExp(`^Modifier\\s:\\s${name}$`);
const jeanne = {
  ...{ first_name: 'Jeanne', last_name: 'Le Goff', birth_date: '1995-02-03', birth_time: '06:42' },
  ...{ birth_place: 'Brest, Finistère', agreed_at: past },
};

const profile: readonly Scene[] = [
  {
    ...{ name: 'the forms of the profile, refused', by, isForm: true },
    open: after('/compte', async (page) => {
      for (const part of ['Vos coordonnées', 'Comment nous vous écrivons'])
        await button(page, change(part)).click();
      await page.getByLabel('Nom', { exact: true }).fill('Arnaud 2');
      await button(page, 'Enregistrer').first().click();
      await seeSummary(page, 'À corriger avant d’enregistrer');
    }),
  },
  {
    ...{ name: 'the form of another person, refused', by, isForm: true },
    open: after('/compte', async (page) => {
      await button(page, 'Ajouter une personne').click();
      await button(page, 'Enregistrer').click();
      await seeSummary(page, 'À corriger avant d’enregistrer');
    }),
  },
  {
    name: 'a person whom the account keeps, and its closing',
    by: { ...by, profile: { persons: { [attempt]: jeanne }, closes_at: later } },
    isOne: true,
    open: after('/compte', async (page) => {
      await see(page, /Votre compte sera effacé après le/);
      await button(page, 'Modifier Jeanne Le Goff').waitFor();
    }),
  },
  {
    ...{ name: 'another password, refused', by, isOne: true },
    open: after('/compte', async (page) => {
      await button(page, 'Changer mon mot de passe').click();
      await button(page, 'Enregistrer le mot de passe').click();
      await see(page, 'Saisissez le mot de passe.');
    }),
  },
];

const choice = (choices: Omit<Choices, 'since'>): Pick<Scene, 'answers' | 'by'> => ({
  by,
  answers: ({ answer, expectProblem }) => {
    answer(readChoices, () => ({ since: past, ...choices }));
    if (!choices.guidance?.stopped_at) return;
    expectProblem(/status of 500.*mailings/);
    answer(saveChoices, () => new ShopError('unexpected'));
  },
});
const stopped = { asked_at: past, stopped_at: past, stopped_by: 'account' } as const;
const mailings: readonly Scene[] = [
  { ...at('/compte/courriers'), ...choice({ guidance: { asked_at: past } }), isStill: false },
  {
    name: 'a choice of mails that could not be stored',
    ...choice({ guidance: stopped }),
    isOne: true,
    open: after('/compte/courriers', async (page) => {
      await page.getByRole('switch').click();
      await see(page, 'Votre choix n’a pas été enregistré');
    }),
  },
  {
    ...at('/compte/courriers'),
    ...choice({}),
    name: 'mails to an unproved address',
    isOne: true,
    isStill: false,
  },
];

const closing = (found: Closing): Pick<Scene, 'answers' | 'by'> => ({
  by,
  answers: ({ answer }) => void answer(readClosing, () => found),
});
const held = [{ order_id: orderId, reason: 'writing' as const }];
const closings: readonly Scene[] = [
  { ...at('/compte/fermer'), ...closing({ held: [] }), isStill: false },
  {
    ...{ name: 'the second look at a closing', ...closing({ held: [] }), isOne: true },
    open: after('/compte/fermer', async (page) => {
      await page.getByLabel('Votre mot de passe', { exact: true }).fill(customer.password);
      await button(page, 'Fermer mon compte').click();
      await page.getByRole('dialog', { name: 'Fermer ce compte' }).waitFor();
    }),
  },
  {
    ...{ name: 'a closing that an order holds back', ...closing({ held, closes_at: later }), isOne: true },
    open: after('/compte/fermer', (page) => see(page, /Votre compte sera effacé après le/)),
  },
];

const answeredBy = { outcome: 'refused', name: 'Ines Morel', reason: 'La loi fige une note émise.' } as const;
const requests: OwnRequest[] = [
  {
    ...{ id: 'correction', kind: 'correction', asked_at: past, due_at: later, answered_at: past },
    asked: { about: 'paper', order_id: orderId, message: 'Mon nom est Le Goff.', answer: answeredBy },
  },
  { id: 'export', kind: 'export', asked_at: past, due_at: later },
];
const data = (found: Export): Pick<Scene, 'answers' | 'by'> => ({
  by,
  answers: ({ answer, expectProblem }) => {
    answer(readExport, () => found);
    answer(ownRequests, () => ({ requests }));
    if (found.state !== 'ready') return;
    expectProblem(/status of 403.*export.link/);
    answer(openExport, () => new ShopError('sign_in_again'));
  },
});
const exports: readonly Scene[] = [
  {
    name: 'data that are prepared, and a correction that is refused',
    ...{ ...data({ state: 'failed', asked_at: past }), isForm: true },
    open: after('/compte/mes-donnees', async (page) => {
      await see(page, 'La préparation n’a pas abouti');
      await button(page, 'Envoyer la demande').click();
      await seeSummary(page, 'À corriger avant l’envoi');
    }),
  },
  {
    name: 'the password before the data',
    ...{ ...data({ state: 'ready', asked_at: past, expires_at: later, bytes: 20_480 }), isOne: true },
    open: after('/compte/mes-donnees', async (page) => {
      await button(page, 'Télécharger le dossier').click();
      await page.getByRole('dialog', { name: 'Est-ce bien vous ?' }).waitFor();
    }),
  },
];

const checkout: readonly Scene[] = [
  {
    ...{ name: 'an order for another person, refused', by, isForm: true },
    open: async (page) => {
      await openDetails(page);
      await page.getByRole('radio', { name: /Pour une autre personne/ }).check();
      await page.getByLabel('Son prénom').fill('Jeanne');
      await page.getByLabel('Son nom').fill('Le Goff');
      await button(page, 'Compléter ces noms').click();
      await fillBirth(page, { date: '03/02/1995', time: '06:42', place: 'Brest, Finistère' });
      await see(page, 'Est-ce bien son ciel');
      await declare(page);
      await payButton(page).click();
      await seeSummary(page, 'À corriger avant de commander');
    },
  },
  {
    name: 'the question of what the account keeps',
    by: { ...by, profile: { birth_date: '1985-12-03', birth_time: '23:05', birth_place: 'Lille' } },
    isOne: true,
    open: async (page) => {
      await openDetails(page);
      await expect.poll(() => page.getByLabel('Lieu de naissance').inputValue()).toBe('Lille');
      await fillBirth(page);
      await declare(page);
      await payButton(page).click();
      await page.getByRole('dialog', { name: 'Votre compte dit autre chose' }).waitFor();
    },
  },
  {
    ...{ name: 'an order that comes back unpaid', by, isOne: true },
    answers: ({ answer }) =>
      answer(readOrder, () => ({ order: wireOrder({ status: 'pending', parts: [] }) })),
    open: after(`/checkout?restore_order=${orderId}`, async (page) => {
      await button(page, 'Renvoyer le lien de confirmation').waitFor();
    }),
  },
  {
    ...{ name: 'a birth at an hour that came twice', by, isOne: true },
    open: async (page) => {
      await openDetails(page);
      await fillBirth(page, { date: '26/09/1976', time: '0h30', place: 'Paris, France' });
      await page.getByRole('heading', { name: /a sonné deux fois/ }).waitFor();
    },
  },
  {
    ...{ name: 'a birth without an hour, at a place by hand', by, isOne: true, isForm: true },
    open: async (page) => {
      await openDetails(page);
      await fillBirth(page, { date: '17/04/1991', time: '', place: 'Ferme des Trois Sources' });
      await page.getByRole('radio', { name: /Un moment de la journée/ }).check();
      await page.getByRole('combobox', { name: 'Lieu de naissance' }).press('ArrowDown');
      await button(page, 'Mon lieu n’est pas dans la liste').click();
      await page.getByLabel('Pays').fill('Madagascar');
    },
  },
];

const paid = wireOrder({ email_validated: false });
const thanks: Scene = {
  name: 'the thank-you of an order',
  keepsWords: true,
  by,
  answers: ({ answer }) => {
    answer(listOrders, () => ({ orders: [paid] }));
    answer(verifyPayment, () => ({ verified: true, order: paid }));
  },
  open: after('/compte?payment=success&session_id=cs_test_abcdefgh', (page) =>
    page
      .getByRole('dialog', { name: /^Merci/ })
      .locator('.scene')
      .waitFor(),
  ),
};

const expert = newAccount([], { [missingFactor.name]: missingFactor.value });
const enrolment: Scene = {
  ...{ name: 'the secret of a second factor', by: { as: expert } },
  answers: ({ answer, expectProblem }) => {
    expectProblem(/status of 403.*atelier/);
    answer(atelierQueue, () => new ShopError('forbidden'));
    answer(beginFactor, () => ({ secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567' }));
  },
  open: after('/atelier', async (page) => {
    await page.getByLabel('Mot de passe', { exact: true }).fill(expert.password);
    await button(page, 'Continuer').click();
    await page.getByRole('img', { name: /Code QR/ }).waitFor();
  }),
};

test.each([...profile, ...mailings, ...closings, ...exports, ...checkout, thanks, enrolment])(
  '$name',
  holdScene,
);
