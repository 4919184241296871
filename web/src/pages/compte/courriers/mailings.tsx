import type { ReactNode } from 'react';
import { type Mailing, mailings, mailingsPath } from '#domain/mailings.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './courriers.module.css';
import { sorts, mailingsTexts as texts } from './texts.ts';

const { terms } = texts;

type FactProps = { term: string; children: ReactNode };
const Fact = ({ term, children }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

type SortProps = { mailing: Mailing; opened: string | undefined; children: ReactNode };

function Sort({ mailing, opened, children }: SortProps) {
  const sort = sorts[mailing];
  return (
    <section className={styles.sort} aria-labelledby={`${mailing}-title`}>
      <div>
        <h2 id={`${mailing}-title`}>{sort.title}</h2>
        <Badge tone="neutral" fill={sort.fill}>
          {sort.when}
        </Badge>
      </div>
      <div>
        <dl>
          <Fact term={terms.what}>{sort.what}</Fact>
          <Fact term={terms.why}>{sort.why}</Fact>
          {'since' in sort && <Fact term={terms.since}>{sort.since(opened)}</Fact>}
          <Fact term={terms.stop}>{sort.stop}</Fact>
        </dl>
        {children}
      </div>
    </section>
  );
}

type MailingsProps = {
  only: Mailing | undefined;
  /** When the account was opened. */
  opened?: string;
  /** The choice about the guidance. */
  guidance?: ReactNode;
};

/** All sorts of mails, or the one of the mail that led here. */
export const Mailings = ({ only, opened, guidance }: MailingsProps) => (
  <>
    {mailings
      .filter((mailing) => only === undefined || mailing === only)
      .map((mailing) => (
        <Sort key={mailing} mailing={mailing} opened={opened}>
          {mailing === 'guidance' && guidance}
        </Sort>
      ))}
    {only !== undefined && (
      <p className={styles.all}>
        <Link to={mailingsPath}>{texts.all}</Link>
      </p>
    )}
  </>
);
