/** Who writes a discipline while a test looks: the tests before have left their own experts. */
import type { Page } from 'playwright-core';
import type { Discipline } from '#domain/catalogue.ts';
import { createWorkshopStore } from '#lambdas/storage/concerns.ts';
import { database, tableOf } from './rows.ts';

export const workshopStore = () => createWorkshopStore(database(), tableOf('Concerns'));

/** Forgets what every expert of a discipline has set, and opens it; the next sweep counts who is there. */
export const clearDiscipline = async (discipline: Discipline): Promise<void> => {
  const store = workshopStore();
  const { team } = await store.read();
  const own = team.filter((member) => member.discipline === discipline);
  await Promise.all(own.map(({ user_id }) => store.forget(user_id)));
  await store.reopen(discipline);
};

/** A day of Paris, so many days from now, YYYY-MM-DD. */
export const dayFromNow = (count: number): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(
    Date.now() + count * 86_400_000,
  );

/** In this browser alone numerology's expert is away and Chinese astrology is closed. */
export const answerAwayAndClosed = async (page: Page): Promise<void> => {
  const hours = { numerologie: 900 };
  const queues = {
    hours,
    priority_hours: hours,
    back: { numerologie: dayFromNow(35) },
    closed: ['astrologie-chinoise'],
  };
  await page.route('**/api/promise', (route) => route.fulfill({ json: queues }));
};
