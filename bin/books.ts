import { booksTemplate } from './books/template.ts';
import { readOptions } from './deploy/options.ts';
import { runCommandLine } from './local/command-line.ts';

const usage =
  'npm run books -- --stage prod --shop-account <number> --books-account <number>: prints the template of the second account';

const isAccount = (text: string | undefined): text is string => /^\d{12}$/.test(text ?? '');

/** Prints the template that the second account deploys (docs/deploying.md). */
runCommandLine(async () => {
  const { stage, textOf } = readOptions(['shop-account', 'books-account']);
  const [shopAccount, booksAccount] = [textOf('shop-account'), textOf('books-account')];
  if (!isAccount(shopAccount) || !isAccount(booksAccount)) throw new Error(usage);
  if (shopAccount === booksAccount) throw new Error('The books need an account of their own.');
  console.log(JSON.stringify(booksTemplate({ stage, shopAccount, booksAccount }), undefined, 2));
});
