import { once } from '#domain/once.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { copiedFiles } from '#lib/typeset/copied-files.ts';
import { type PaperInput, reportPage } from '#lib/typeset/report-paper.ts';
import { createTypesetter, NotTypeset } from '#lib/typeset/typesetter.ts';

/** With the template and the faces of the function's bundle. */
export const typesetter = /* @__PURE__ */ once(() => createTypesetter(copiedFiles(`${__dirname}/typeset`)));

/** Pages of reports. A report that the typesetter refuses is `not_typeset`. */
export const reportPages = () => ({
  typeset: (input: PaperInput, page: number) => {
    try {
      return reportPage(typesetter(), input, page);
    } catch (error) {
      throw error instanceof NotTypeset ? new ShopError('not_typeset') : error;
    }
  },
});
