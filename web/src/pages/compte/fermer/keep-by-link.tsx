import { useState } from 'react';
import { hasExpired } from '#domain/links.ts';
import { keepByLink } from '#domain/wire/closing.ts';
import styles from '#web/features/account/account.module.css';
import { call } from '#web/platform/api-client.ts';
import { isDeadLink, messageOf } from '#web/platform/errors.ts';
import { paths } from '#web/platform/paths.ts';
import { clearTab } from '#web/platform/tab-storage.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { keepTexts as texts } from './texts.ts';

type State = { readonly kind: 'asks' | 'busy' | 'kept' | 'over' } | { kind: 'failed'; message: string };

const titles = {
  asks: texts.title,
  busy: texts.title,
  failed: texts.title,
  kept: texts.kept,
  over: texts.over,
};

/** The page then shows the account again (`useLinkQuery` keeps the link for a reload). */
const forgetLink = () => clearTab(`link:${paths.closing}`);

/** The mailed link keeps the account at a press, because mail scanners open links too. */
const useKeep = (token: string) => {
  const [state, setState] = useState<State>({ kind: 'asks' });
  const keep = async () => {
    setState({ kind: 'busy' });
    try {
      await call(keepByLink, { body: { token } });
      forgetLink();
      setState({ kind: 'kept' });
    } catch (error) {
      const isOver = isDeadLink(error);
      if (isOver) forgetLink();
      setState(isOver ? { kind: 'over' } : { kind: 'failed', message: messageOf(error, texts.unexpected) });
    }
  };
  return { state, keep };
};

function Asks({ state, onKeep }: { state: State; onKeep: () => void }) {
  return (
    <>
      <p>{texts.ask}</p>
      {state.kind === 'failed' && (
        <Notice tone="error" title={texts.failed}>
          <p>{state.message}</p>
        </Notice>
      )}
      <Button busy={state.kind === 'busy'} onClick={onKeep}>
        {texts.keep}
      </Button>
    </>
  );
}

/** The way back of the mailed link, with or without a session. */
export function KeepByLink({ query }: { query: URLSearchParams }) {
  const token = query.get('token') ?? '';
  const { state, keep } = useKeep(token);
  const kind = state.kind === 'asks' && hasExpired(query, new Date()) ? 'over' : state.kind;
  const heading = useFocusOnChange(titles[kind]);
  const isDone = kind === 'kept' || kind === 'over';
  const result = (
    <div className={styles.result}>
      <h1 ref={heading} tabIndex={-1}>
        {titles[kind]}
      </h1>
      {!isDone && <Asks state={state} onKeep={() => void keep()} />}
      {isDone && (
        <>
          <p>{kind === 'kept' ? texts.keptDetail : texts.overDetail}</p>
          <ButtonLink to={paths.account}>{texts.account}</ButtonLink>
        </>
      )}
      {kind === 'kept' && (
        <p>
          <Link className="alone" to={paths.password}>
            {texts.password}
          </Link>
        </p>
      )}
    </div>
  );
  return kind === 'over' ? <PlatePage drawing="hour">{result}</PlatePage> : result;
}
