import type { Guard } from './guard.ts';

/** Guards of the books in the second account. */
export const booksGuards: readonly Guard[] = [
  {
    name: 'the books keep named fields alone',
    protects: 'Nothing that accounting does not need lies for eleven years where nobody can erase it.',
    file: 'lambdas/storage/booked.ts',
    text: 'bookedSchema.parse({ order, parts, refunds, files })',
    without: '({ order, parts: [...parts], refunds: [...refunds], files })',
    tests: ['test/unit/lambdas/storage/booked.test.ts'],
  },
  {
    name: 'an order leaves the list after its copy',
    protects: 'No order is missing in the books because a run broke off.',
    file: 'lambdas/books/keep-books.ts',
    text: '    await writeLines(kept, deps);\n',
    without: '',
    tests: ['test/unit/lambdas/books/keep-books.test.ts'],
  },
  {
    name: 'an order that changed meanwhile stays on the list',
    protects: 'A credit note that is issued while its order is copied is copied by the next run.',
    file: 'lambdas/storage/booked-orders.ts',
    text: "if: 'version = :version', with: { version }",
    without: "if: 'attribute_exists(id)'",
    tests: ['test/integration/books.test.ts'],
    deployed: true,
  },
];
