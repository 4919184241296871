import type { Guard } from './guard.ts';

const wicked = ['test/unit/lambdas/gateways/pdf-wicked.test.ts'];
const thread = ['test/unit/lambdas/gateways/pdf-thread.test.ts'];
const budgets = ['test/unit/lambdas/gateways/pdf-budget.test.ts'];

/** Guards of the experts' PDFs before they reach a customer. */
export const reportGuards: readonly Guard[] = [
  {
    name: 'report references of actions',
    protects: 'An action of a report is checked through its reference.',
    file: 'lambdas/gateways/pdf/forbidden.ts',
    text: '  file.resolve(dict.get(PDFName.of(key)));',
    without: '  dict.get(PDFName.of(key));',
    tests: wicked,
  },
  {
    name: 'report addresses',
    protects: 'A link of a report leads to the web or a mailbox, never to a script or a file.',
    file: 'lambdas/gateways/pdf/forbidden.ts',
    text: "  if (isText(uri) && !isAddress(uri)) return 'foreign_link';",
    without: '  if (isText(uri)) isAddress(uri);',
    tests: wicked,
  },
  {
    name: 'report actions by list',
    protects: 'A link of a report only leads to a page or an address.',
    file: 'lambdas/gateways/pdf/forbidden.ts',
    text: "  return fileActions.has(kind) ? 'foreign_link' : 'active_content';",
    without: "  return fileActions.has(kind) ? 'foreign_link' : undefined;",
    tests: wicked,
  },
  {
    name: 'report bytes outside its objects',
    protects: 'A report contains no object that only some readers find.',
    file: 'lambdas/gateways/pdf/layout.ts',
    text: '  checkCoverage(file);\n',
    without: '',
    tests: wicked,
  },
  {
    name: 'report objects defined twice',
    protects: 'All readers show a report alike: only a regular save redefines an object.',
    file: 'lambdas/gateways/pdf/layout.ts',
    text: '  checkRedefinitions(file);\n',
    without: '',
    tests: wicked,
  },
  {
    name: 'report keys that stand twice',
    protects: 'A dictionary of a report has no repeated key, which readers interpret differently.',
    file: 'lambdas/gateways/pdf/object-parser.ts',
    text: "      assertSound(!entries.has(key), 'ambiguous');\n",
    without: '',
    tests: wicked,
  },
  {
    name: 'report bytes before they are inflated',
    protects: 'A small file that inflates without a limit cannot exhaust the check.',
    file: 'lambdas/gateways/pdf/streams.ts',
    text: 'maxOutputLength: Math.max(most, 1), ',
    without: '',
    tests: budgets,
  },
  {
    name: 'report pages in a ring',
    protects: 'A page tree that contains itself is refused.',
    file: 'lambdas/gateways/pdf/pages.ts',
    text: ' && !seen.has(ref)',
    without: '',
    tests: budgets,
  },
  {
    name: 'report time',
    protects: 'A report that takes too long is refused instead of stopping the check.',
    file: 'lambdas/gateways/pdf.ts',
    text: "setTimeout(() => end({ refusal: 'too_complex' }), limits.milliseconds)",
    without: "setTimeout(() => end({ refusal: 'too_complex' }), 10 * limits.milliseconds)",
    tests: thread,
  },
  {
    name: 'report memory',
    protects: 'A report that takes all memory is refused instead of ending the check.',
    file: 'lambdas/gateways/pdf.ts',
    text: 'process.memoryUsage.rss() > limits.memory',
    without: 'process.memoryUsage.rss() > Number.MAX_VALUE',
    tests: thread,
  },
  {
    name: 'report pages promised',
    protects: 'A report far shorter than promised is delivered only when its expert confirms it.',
    file: 'lambdas/reports/deliver-part.ts',
    text: '  if (!acceptShort && isFarShorter(',
    without: '  if (acceptShort && isFarShorter(',
    tests: ['test/unit/lambdas/reports/deliver-part.test.ts'],
  },
  {
    name: 'report without tags',
    protects: 'A report that screen readers cannot follow is only delivered when an administrator allows it.',
    file: 'lambdas/reports/check-report.ts',
    text: "...(!tagged && { refusal: 'untagged' as const })",
    without: '',
    tests: ['test/integration/reports-untagged.test.ts'],
  },
];
