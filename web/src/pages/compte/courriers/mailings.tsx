import type { ReactNode } from 'react';
import { type Mailing, mailings, mailingsPath } from '#domain/mailings.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './courriers.module.css';
import { mailingsTexts, sorts } from './texts.ts';

export const LoadFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className={styles.again}>
    <Notice tone="error" title={mailingsTexts.loadFailed}>
      <p>{messageOf(error, mailingsTexts.unexpected)}</p>
    </Notice>
    <Button variant="line" size="small" onClick={onRetry}>
      {mailingsTexts.retry}
    </Button>
  </div>
);

const { terms } = mailingsTexts;

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
        <Link to={mailingsPath}>{mailingsTexts.all}</Link>
      </p>
    )}
  </>
);
