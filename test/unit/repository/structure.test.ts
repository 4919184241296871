import { describe, expect, it } from 'vitest';
import { filesInCycles } from '#test/support/import-cycles.ts';
import { rowOf, violations } from '#test/support/import-rules.ts';
import { table } from '#test/support/import-table.ts';
import { importsOf, type Source, sources } from '#test/support/sources.ts';

const code = sources('ts', 'tsx', 'mjs');

describe('the table of allowed imports', () => {
  it.each(table.map((row) => [row.who, row] as const))('%s', (_who, row) => {
    const files = code.filter((source) => rowOf(source) === row);
    expect(files).not.toEqual([]);
    expect(files.flatMap(violations)).toEqual([]);
  });

  it('leaves no file without a row', () => {
    expect(code.filter((source) => !rowOf(source)).map(({ path }) => path)).toEqual([]);
  });

  it('has no cycles', () => {
    expect(filesInCycles(code)).toEqual([]);
  });

  it('has no barrels', () => {
    expect(code.filter(({ path }) => /(^|\/)index\.[^/]+$/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('imports only zod’s mini entry', () => {
    const others = code.flatMap((source) =>
      importsOf(source).flatMap(({ target }) => (/^zod(?!\/mini$)/.test(target) ? [source.path] : [])),
    );
    expect(others).toEqual([]);
  });
});

describe('the check of the table', () => {
  const source = (path: string, text: string): Source => ({ path, text });
  it.each([
    ['lib/domain/order.ts', "import { z } from 'zod';"],
    ['lib/domain/order.ts', "import { readFile } from 'node:fs';"],
    ['lib/constructs/mail.ts', "import { sendMail } from '#lambdas/mails/send-mail.ts';"],
    ['lib/constructs/mail.ts', "import { handler } from '#lambdas/mails/send-mail.handler.ts';"],
    ['lambdas/money/settle.ts', "import Stripe from 'stripe';"],
    ['lambdas/reports/deliver-part.ts', "import { takePart } from '#lambdas/atelier/take.ts';"],
    ['lambdas/payments/stripe-webhook.ts', "import { withdraw } from '#lambdas/refunds/withdraw.ts';"],
    ['lambdas/money/settle.ts', "import { verifyPayment } from '#lambdas/payments/verify-payment.ts';"],
    ['lambdas/money/settle.ts', "import {\n  type DynamoDBClient,\n} from '@aws-sdk/client-dynamodb';"],
    ['lambdas/money/settle.ts', "import { readVariable } from '#lib/env.ts';"],
    ['lambdas/money/settle.ts', "import { createPayments } from '#lambdas/gateways/stripe.ts';"],
    [
      'lambdas/money/settle.ts',
      "import { type Payments, createPayments } from '#lambdas/gateways/stripe.ts';",
    ],
    ['web/src/features/auth/validation.ts', "import { Pack } from '../catalogue/pack.tsx';"],
    ['web/src/features/auth/validation.ts', "export { pay } from '#web/pages/checkout/payment.ts';"],
    ['web/src/features/legal/legal-page.tsx', "import { App } from '#web/shell/app.tsx';"],
    ['web/src/pages/compte/browser.tsx', "import { pay } from '../checkout/payment.ts';"],
    ['web/src/pages/compte/browser.tsx', "import { pages } from '#web/shell/router.tsx';"],
    ['web/src/platform/paths.ts', "import { pages } from '#web/shell/router.tsx';"],
    ['web/src/shell/router.tsx', "const page = lazy(() => import('#web/pages/faq/browser.tsx'));"],
    ['web/src/shell/router.tsx', "const page = lazy(() => import('#lambdas/access/access.ts'));"],
    ['web/src/ui/button.tsx', "import '#test/support/style.css';"],
    ['bin/local/seed.ts', "import { buy } from '#test/support/purchases.ts';"],
    ['bin/shop.ts', "import { start } from '#test/support/stripe/server.ts';"],
    ['lib/new-folder/thing.ts', ''],
  ])('%s: %s', (path, text) => {
    expect(violations(source(path, text))).toHaveLength(1);
  });

  it('finds a cycle of two and of three files, and of types alone', () => {
    const cycle = [
      source('lib/domain/a.ts', "import type { B } from './b.ts';"),
      source('lib/domain/b.ts', "import { c } from '#domain/c.ts';"),
      source('lib/domain/c.ts', "export { a } from './a.ts';"),
      source('lib/domain/d.ts', "import { a } from './a.ts';"),
      source('lib/domain/e.ts', "import { f } from './f.ts';"),
      source('lib/domain/f.ts', "import { e } from './e.ts';"),
    ];
    const inCycles = ['a', 'b', 'c', 'e', 'f'].map((name) => `lib/domain/${name}.ts`);
    expect(filesInCycles(cycle).sort()).toEqual(inCycles);
  });

  it('allows types where only types are allowed', () => {
    const typed = "import type { Payments } from '#lambdas/gateways/stripe.ts';";
    const named = "import { type Payments, type PaymentSession } from '#lambdas/gateways/stripe.ts';";
    expect(violations(source('lambdas/money/settle.ts', `${typed}\n${named}`))).toEqual([]);
  });
});
