import { useState } from 'react';
import { hasExpired } from '#domain/links.ts';
import { keepByLink } from '#domain/wire/closing.ts';
import styles from '#web/features/account/account.module.css';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { useHydrated } from '#web/platform/hydrated.ts';
import { paths } from '#web/platform/paths.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { NoScript } from '#web/ui/no-script.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { keepTexts as texts } from './texts.ts';

type State = { readonly kind: 'asks' | 'busy' | 'kept' | 'over' } | { kind: 'failed'; message: string };

const titles = {
  asks: texts.title,
  busy: texts.title,
  failed: texts.title,
  kept: texts.kept,
  over: texts.over,
};

/** The mailed link keeps the account at a press, because mail scanners open links too. */
const useKeep = (token: string) => {
  const [state, setState] = useState<State>({ kind: 'asks' });
  const keep = async () => {
    setState({ kind: 'busy' });
    try {
      await call(keepByLink, { body: { token } });
      setState({ kind: 'kept' });
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === 'link_invalid';
      setState(isOver ? { kind: 'over' } : { kind: 'failed', message: messageOf(error, texts.unexpected) });
    }
  };
  return { state, keep };
};

function Asks({ state, isReady, onKeep }: { state: State; isReady: boolean; onKeep: () => void }) {
  return (
    <>
      <p>{texts.ask}</p>
      {state.kind === 'failed' && (
        <Notice tone="error" title={texts.failed}>
          <p>{state.message}</p>
        </Notice>
      )}
      <Button busy={!isReady || state.kind === 'busy'} onClick={onKeep}>
        {texts.keep}
      </Button>
    </>
  );
}

/** /compte/garder?token=… */
export default function KeepRoute() {
  const query = new URLSearchParams(useLinkQuery());
  const isReady = useHydrated();
  const token = query.get('token') ?? '';
  const { state, keep } = useKeep(token);
  const isOver = isReady && state.kind === 'asks' && (token === '' || hasExpired(query, new Date()));
  const kind = isOver ? 'over' : state.kind;
  const heading = useFocusOnChange(isReady ? titles[kind] : undefined);
  const isDone = kind === 'kept' || kind === 'over';
  return (
    <div className={classes('wrap', styles.page)}>
      <div className={styles.result}>
        <h1 ref={heading} tabIndex={-1}>
          {titles[kind]}
        </h1>
        <NoScript />
        {!isDone && <Asks state={state} isReady={isReady} onKeep={() => void keep()} />}
        {isDone && (
          <>
            <p>{kind === 'kept' ? texts.keptDetail : texts.overDetail}</p>
            <ButtonLink to={paths.account}>{texts.account}</ButtonLink>
          </>
        )}
        {kind === 'kept' && (
          <p>
            <Link to={paths.password}>{texts.password}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
