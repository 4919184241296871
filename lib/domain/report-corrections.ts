/**
 * The correction of a delivered report: its customer says what is wrong, its expert delivers a new version or says why not
 * (decision 87). Instants in UTC.
 */
import * as z from 'zod/mini';
import { endOfShopDay, nextWorkingDay, shopDay } from './holidays.ts';

/** `error`: of calculation or birth; `promise`: a passage that does not answer what was announced; `slip`: a misspelling. */
export const reportFaults = ['error', 'promise', 'slip'] as const;
export type ReportFault = (typeof reportFaults)[number];

/** Days after the first delivery in which the included correction may be asked for. */
export const correctionDays = { one: 14, pack: 30 } as const;
/** Working days after the request. */
export const correctionAnswerDays = 3;

export const maxPlaces = 5;
/** In characters: where in the report, what was expected there, what changed, and why nothing changes. */
export const maxPlace = 120;
export const maxExpected = 1000;
export const maxChange = 600;
export const maxReasons = 2000;

const placeSchema = z.object({ where: z.optional(z.string()), text: z.string() });

const correctionAnswerSchema = z.object({
  at: z.string(),
  /** The expert's name at that moment. */
  name: z.string(),
  /** What changed, or why nothing did. */
  text: z.string(),
  /** The version that was delivered; absent where the report stays as it is. */
  version: z.optional(z.int()),
});
export type CorrectionAnswer = z.infer<typeof correctionAnswerSchema>;

export const reportCorrectionSchema = z.object({
  /** The client's: sent twice, a correction is asked for once. */
  id: z.string(),
  what: z.enum(reportFaults),
  places: z.array(placeSchema),
  /** The version that it is about. */
  of: z.int(),
  at: z.string(),
  due_at: z.string(),
  answer: z.optional(correctionAnswerSchema),
});
export type ReportCorrection = z.infer<typeof reportCorrectionSchema>;

const midnightAfter = (midnight: number): number => nextWorkingDay(midnight + 86_400_000);

/** The end of the third working day after the request. */
export const correctionDue = (askedAt: Date): Date => {
  let midnight = shopDay(askedAt);
  for (let days = 0; days < correctionAnswerDays; days += 1) midnight = midnightAfter(midnight);
  return endOfShopDay(midnight);
};

/** The last moment of the included correction, at the end of its day. */
export const correctionEnd = (deliveredAt: string, isPack: boolean): Date => {
  const days = isPack ? correctionDays.pack : correctionDays.one;
  return endOfShopDay(shopDay(new Date(deliveredAt)) + days * 86_400_000);
};

export const isWaiting = ({ answer }: Pick<ReportCorrection, 'answer'>): boolean => answer === undefined;

/** An error of the house is always corrected, so it uses nothing up. */
export const usesItUp = (what: ReportFault): boolean => what === 'promise';

type Delivered = {
  readonly delivered_at: string;
  readonly isPack: boolean;
  readonly corrections: readonly Pick<ReportCorrection, 'what' | 'answer'>[];
};

/** What the customer of a delivered report may still ask for. */
export const correctionRight = ({ delivered_at, isPack, corrections }: Delivered, now: Date) => {
  const end = correctionEnd(delivered_at, isPack);
  const isUsed = corrections.some(({ what }) => usesItUp(what));
  return {
    end,
    isUsed,
    isIncluded: !isUsed && now <= end,
    isWaiting: corrections.some(isWaiting),
  };
};
