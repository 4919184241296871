import { assertApart, isAccountNumber } from '#lib/stage.ts';
import { booksTemplate } from './books/template.ts';
import { readOptions } from './deploy/options.ts';
import { runCommandLine } from './local/command-line.ts';

const usage =
  'npm run books -- --stage prod --shop-account <number> --books-account <number>: prints the template of the second account';

/** Prints the template that the second account deploys (docs/deploying.md). */
runCommandLine(async () => {
  const { stage, textOf } = readOptions(['shop-account', 'books-account']);
  const [shopAccount = '', booksAccount = ''] = [textOf('shop-account'), textOf('books-account')];
  if (![shopAccount, booksAccount].every(isAccountNumber)) throw new Error(usage);
  assertApart(shopAccount, booksAccount);
  console.log(JSON.stringify(booksTemplate({ stage, shopAccount, booksAccount }), undefined, 2));
});
