import { once } from '#domain/once.ts';
import { createFiles } from '#lambdas/gateways/files.ts';
import { createJsonFiles } from '#lambdas/gateways/json-files.ts';
import { createOpening } from '#lambdas/gateways/opening.ts';
import { createPaperFiles } from '#lambdas/gateways/paper-files.ts';
import { readVariable } from '#lib/env.ts';

/** The bucket of the reports. */
export const files = /* @__PURE__ */ once(() => createFiles(readVariable('REPORTS_BUCKET')));
/** What lies beside the reports. */
export const jsonFiles = /* @__PURE__ */ once(() => createJsonFiles(readVariable('REPORTS_BUCKET')));
/** The bucket of invoices and credit notes. */
export const paperFiles = /* @__PURE__ */ once(() => createPaperFiles(readVariable('PAPERS_BUCKET')));
/** The bucket of the books, in the second account. */
export const bookFiles = /* @__PURE__ */ once(() =>
  createPaperFiles(readVariable('BOOKS_BUCKET'), readVariable('BOOKS_ACCOUNT')),
);
export const paperOpening = /* @__PURE__ */ once(() => createOpening(readVariable('PAPERS_BUCKET')));
