import { merchant } from '#domain/merchant.ts';
import { wholeLines } from '#domain/texts/typography.ts';
import { paths } from '#web/platform/paths.ts';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { withdrawalRightTexts as texts } from './right-texts.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

const { company, contact } = merchant;

/** The right of withdrawal in short (code de la consommation L221-5, L221-18), and how to use it without the form. */
const WithdrawalRight = () => (
  <>
    <h2>{texts.until}</h2>
    {texts.untilDetail.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <h2>{texts.next}</h2>
    {texts.nextDetail.map((text) => (
      <p key={text}>{text}</p>
    ))}
    <h2>{texts.otherwise}</h2>
    <p>{texts.otherwiseDetail}</p>
    <dl>
      <dt>{texts.email}</dt>
      <dd>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
      <dt>{texts.post}</dt>
      <dd>
        {company.name}, {wholeLines(company.address)}
      </dd>
    </dl>
    <p>{texts.inTime}</p>
    <ul>
      <li>
        <a href={`${paths.terms}#formulaire`}>{texts.form}</a>
      </li>
      <li>
        <a href={paths.terms}>{texts.terms}</a>
      </li>
    </ul>
  </>
);

export default {
  retractation: WithdrawalRight,
  'withdrawal-form': () => <WithdrawalForm order="" />,
} satisfies StaticParts;
