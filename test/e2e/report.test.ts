/** Opening a report from the mail's link, without a session. */
import { expect, test } from 'vitest';
import { useVisitors } from '#test/support/e2e/browser.ts';
import { openedReport } from '#test/support/e2e/opened-report.ts';
import { button, see } from '#test/support/e2e/shop-pages.ts';
import { newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { linkIn } from '#test/support/mails.ts';
import { drawReport } from '#test/support/report-pdf.ts';
import {
  awaitReportMails,
  deliver,
  sendReport,
  takenOrder,
  verifiedCustomer,
} from '#test/support/reports.ts';

const visit = useVisitors();

test('the link of the mail opens the report in a new tab, at each click', async () => {
  const [customer, expert] = await Promise.all([verifiedCustomer(), newExpert(keyFor.numbers)]);
  const id = await takenOrder(customer, expert);
  const bytes = await drawReport(keyFor.numbers);
  await deliver(expert, id, (await sendReport(expert, id, bytes)).id);
  const [mail] = await awaitReportMails(customer, id, 1);
  if (!mail) throw new Error('no mail');
  const { page } = await visit();
  await page.goto(linkIn(mail, '/rapport').href);
  await page.getByRole('heading', { level: 1, name: 'Votre rapport est prêt' }).waitFor();
  for (let time = 0; time < 2; time += 1) {
    const opened = await openedReport(page, () => button(page, 'Ouvrir mon rapport (PDF)').click());
    expect(opened.equals(bytes)).toBe(true);
    await see(page, 'Votre rapport est ouvert dans un nouvel onglet.');
  }
});
