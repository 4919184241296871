import type { ReactNode, Ref } from 'react';
import { linkBody } from '#domain/wire/link.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { classes } from '#web/ui/classes.ts';
import plain from '#web/ui/plain-page.module.css';
import { PlatePage } from '#web/ui/plate-page.tsx';

/** What a link says that opens nothing, and what can be done then. */
export type Dead = { readonly title: string; readonly text: string; readonly action: ReactNode };

type DeadLinkProps = {
  readonly dead: Dead;
  /** Of a page whose link was read first. */
  readonly heading?: Ref<HTMLHeadingElement>;
};

export const DeadLink = ({ dead: { title, text, action }, heading }: DeadLinkProps) => (
  <PlatePage drawing="hour">
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
    <p>{text}</p>
    <p className={plain.actions}>{action}</p>
  </PlatePage>
);

type LinkedPageProps = {
  readonly dead: Dead;
  /** What the link's token opens. */
  readonly children: (token: string) => ReactNode;
};

/** The page of a mailed link, which opens one thing without a session. */
export function LinkedPage({ dead, children }: LinkedPageProps) {
  const link = linkBody.safeParse({ token: new URLSearchParams(useLinkQuery()).get('token') });
  return (
    <div className={classes('wrap', plain.page)}>
      {link.success ? children(link.data.token) : <DeadLink dead={dead} />}
    </div>
  );
}
