/** An expert's settings («Mes réglages»): due dates, staff mails and charts depend on them. */
import * as z from 'zod/mini';
import { usualSchema } from './dossier/conventions.ts';
import { countingSchema } from './report/writing.ts';
import { settingsTexts as texts } from './texts/settings.ts';

/** Reports that one expert writes on a working day. */
const maxPerDay = 50;
export const maxAbsences = 30;
/** An absence must end within this many days. */
const absenceHorizon = 730;

const isDay = (value: string): boolean => {
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
};
/** A day of the calendar, YYYY-MM-DD. */
const daySchema = z
  .string({ error: texts.dayInvalid })
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, texts.dayInvalid), z.refine(isDay, texts.dayInvalid));

/** Days off, first and last included. */
export const absenceSchema = z
  .strictObject({ from: daySchema, to: daySchema })
  .check(z.refine(({ from, to }) => from <= to, { error: texts.orderInvalid, path: ['to'] }));
export type Absence = z.infer<typeof absenceSchema>;

export const perDaySchema = z
  .int({ error: texts.perDayInvalid })
  .check(z.minimum(1, texts.perDayInvalid), z.maximum(maxPerDay, texts.perDayInvalid));

export const settingsSchema = z.object({
  per_day: perDaySchema,
  /** Earliest first. */
  absences: z.array(absenceSchema).check(z.maxLength(maxAbsences, texts.tooMany)),
  /** How the charts of the parts begin that the expert opens first. */
  usual: usualSchema,
  /** What is counted of the texts that the expert begins; nothing unless it is switched on. */
  counting: countingSchema,
});
export type Settings = z.infer<typeof settingsSchema>;

/** The reason why an absence cannot be saved today (YYYY-MM-DD in the shop's zone); undefined when it can. */
export const absenceProblem = ({ to }: Absence, today: string): string | undefined => {
  if (to < today) return texts.over;
  const last = new Date(Date.parse(today) + absenceHorizon * 86_400_000).toISOString().slice(0, 10);
  return to > last ? texts.tooFar : undefined;
};

/** The absences that are not over, sorted and without duplicates; past ones affect no due date. */
export const standingAbsences = (absences: readonly Absence[], today: string): Absence[] =>
  absences
    .filter(({ to }) => to >= today)
    .filter(
      (one, index, all) => all.findIndex(({ from, to }) => from === one.from && to === one.to) === index,
    )
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
