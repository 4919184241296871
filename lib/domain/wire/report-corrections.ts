/** The wire of the correction of a delivered report (decision 87). */
import * as z from 'zod/mini';
import {
  maxExpected,
  maxPlace,
  maxPlaces,
  maxReasons,
  reportCorrectionSchema,
  reportFaults,
} from '../report-corrections.ts';
import { threadFieldTexts as texts } from '../texts/thread-fields.ts';
import { partKey } from './atelier.ts';
import { optionalTextUpTo, textUpTo } from './writable.ts';

const clientId = z.uuid();
const { unreadable } = texts;
const place = z.strictObject({
  where: z.optional(optionalTextUpTo(maxPlace, { long: texts.placeLong, unreadable })),
  text: textUpTo(maxExpected, { missing: texts.expectedMissing, long: texts.expectedLong, unreadable }),
});
const reasons = textUpTo(maxReasons, { missing: texts.reasonsMissing, long: texts.reasonsLong, unreadable });

/**
 * POST by the customer: what is wrong in the delivered report; the same `id` again answers the correction that is there. 404
 * `not_found`, 409 `part_over`, `correction_open` and `correction_used`, 429 `too_many`.
 */
export const askReportCorrection = {
  method: 'POST',
  path: '/api/orders/{id}/parts/{service}/corrections',
  key: partKey,
  body: z.strictObject({
    id: clientId,
    what: z.enum(reportFaults),
    places: z.array(place).check(z.minLength(1), z.maxLength(maxPlaces)),
  }),
  answer: reportCorrectionSchema,
} as const;

/**
 * POST by the expert who has the part: why the report stays as it is; a new version is delivered instead (`deliverPart`). An
 * answered correction answers itself again. 403 `forbidden`, 404 `not_found`, 409 `part_over`.
 */
export const keepReport = {
  method: 'POST',
  path: '/api/atelier/orders/{id}/parts/{service}/corrections/{correction}',
  key: z.extend(partKey, { correction: clientId }),
  body: z.strictObject({ text: reasons }),
  answer: reportCorrectionSchema,
} as const;
