/** Sets up the experts of a discipline for a test, because earlier tests have left their own. */
import type { Page } from 'playwright-core';
import type { Discipline } from '#domain/catalogue.ts';
import type { Absence } from '#domain/settings.ts';
import { createTeamStore, createWorkshopStore } from '#lambdas/storage/workshop.ts';
import { keyFor } from '#test/support/keys.ts';
import { runNow } from './deployed.ts';
import { database, tableOf } from './rows.ts';

export const workshopStore = () => createWorkshopStore(database(), tableOf('Settings'));

/** Deletes the settings of all experts of a discipline, and opens it; the next sweep counts the experts. */
export const clearDiscipline = async (discipline: Discipline): Promise<void> => {
  const store = workshopStore();
  const { team } = await store.read();
  const own = team.filter((member) => member.discipline === discipline);
  await Promise.all(own.map(({ user_id }) => store.forget(user_id)));
  await store.reopen(discipline);
};

/**
 * Sends all experts of a discipline away. The deployed sweep counts each five minutes those that earlier tests have left:
 * were they present, a due date would change between a page and its payment.
 */
export const sendAway = async (discipline: Discipline, absences: readonly Absence[]): Promise<void> => {
  await runNow('SweepIssuesFunction');
  const { team } = await workshopStore().read();
  const own = team.filter((member) => member.discipline === discipline);
  const { save } = createTeamStore(database(), tableOf('Settings'));
  await Promise.all(own.map(({ user_id }) => save({ user_id, discipline }, { absences: [...absences] })));
};

/** The day in Paris that many days from now, YYYY-MM-DD. */
export const dayFromNow = (count: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(
    Date.now() + count * 86_400_000,
  );

/** Only in this browser, numerology's expert is away and Chinese astrology is closed. */
export const answerAwayAndClosed = async (page: Page): Promise<void> => {
  const hours = { [keyFor.numbers]: 900 };
  const queues = {
    hours,
    priority_hours: hours,
    back: { [keyFor.numbers]: dayFromNow(35) },
    closed: [keyFor.chinese],
  };
  await page.route('**/api/queues', (route) => route.fulfill({ json: queues }));
};
