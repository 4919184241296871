import type { Conventions } from '#domain/dossier/conventions.ts';
import { once } from '#domain/once.ts';
import { reportRefusalTexts } from '#domain/texts/atelier.ts';
import type { Refused } from '#domain/upload.ts';
import { ShopError } from '#domain/wire/errors.ts';
import type { Editions, Whole } from '#lib/typeset/report-editions.ts';
import type { PaperInput, ReportPage } from '#lib/typeset/report-paper.ts';
import { log } from './log.ts';
import { type Typeset, typesetProcess } from './typeset-process.ts';

/** With the template and the faces of the function's bundle. */
const typesetting = /* @__PURE__ */ once(() => typesetProcess(`${__dirname}/typeset`));

/** Shorter than the functions have (`preview.ts`, `lib/constructs/typesetting.ts`), so that they can still say so. */
const deadlines = { page: 15_000, editions: 45_000 } as const;

/** Throws for what is no refusal. */
const refusalOf = (answer: Typeset): Refused => {
  if (answer.kind === 'late') return { refusal: 'too_long' };
  if (answer.kind === 'off') return { refusal: 'off_page', where: [...answer.sections] };
  if (answer.kind !== 'refused') throw new Error('reason' in answer ? answer.reason : 'another answer');
  log.info('not_typeset', { reasons: answer.reasons.length });
  return { refusal: 'not_typeset', ...(answer.where.length > 0 && { where: [...answer.where] }) };
};

/** Pages of reports. A report that the typesetter refuses, or takes too long for, is `not_typeset`. */
export const reportPages = () => ({
  typeset: async (input: PaperInput, page: number): Promise<ReportPage> => {
    const answer = await typesetting()({ kind: 'page', input, page }, deadlines.page);
    if (answer.kind === 'page') return answer.page;
    const { refusal } = refusalOf(answer);
    throw new ShopError('not_typeset', refusal === 'too_long' ? reportRefusalTexts.too_long : undefined);
  },
});

/** Both editions of a report, or why there are none. */
export const editionsOf = async (input: Whole, conventions: Conventions): Promise<Editions | Refused> => {
  const answer = await typesetting()({ kind: 'editions', input, conventions }, deadlines.editions);
  return answer.kind === 'editions' ? answer.editions : refusalOf(answer);
};
