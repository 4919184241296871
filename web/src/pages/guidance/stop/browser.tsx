import { type ReactNode, useEffect, useRef, useState } from 'react';
import { contact } from '#domain/merchant/contact.ts';
import { call } from '#web/platform/api-client.ts';
import { paths } from '#web/platform/paths.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { Button, ButtonLink, GoLink } from '#web/ui/button.tsx';
import plain from '#web/ui/plain-page.module.css';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type Action, actions, failureOf, readStopLink, type StopState } from './stop.ts';
import { guidanceStopTexts as texts } from './texts.ts';

/** Posts the link's action once when the page opens, because a GET alone must never stop anything. */
export const useStop = (search: string) => {
  const { token, action: first } = readStopLink(search);
  const [state, setState] = useState<StopState>({ kind: token ? 'working' : 'dead' });
  const isPosted = useRef(false);

  const post = async (action: Action) => {
    if (!token) return;
    setState({ kind: 'working' });
    try {
      await call(actions[action].route, { body: { token } });
      setState({ kind: actions[action].after });
    } catch (error) {
      setState(failureOf(error, action));
    }
  };

  const start = useRef(() => post(first));
  useEffect(() => {
    if (isPosted.current) return;
    isPosted.current = true;
    void start.current();
  }, []);
  return { state, post: (action: Action) => void post(action) };
};

const Home = () => <GoLink to={paths.home}>{texts.home}</GoLink>;

/** The buttons of each state. */
const waysOf = (state: StopState, post: (action: Action) => void): ReactNode => {
  switch (state.kind) {
    case 'working':
      return null;
    case 'stopped':
    case 'blocked':
      return (
        <>
          <Button variant="line" onClick={() => post('resume')}>
            {texts[state.kind].change}
          </Button>
          <Home />
        </>
      );
    case 'resumed':
      return (
        <>
          <ButtonLink to={paths.guidance}>{texts.resumed.ask}</ButtonLink>
          <Button variant="line" onClick={() => post('stop')}>
            {texts.resumed.stop}
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <Button onClick={() => post(state.action)}>{texts.failed.retry}</Button>
          <Home />
        </>
      );
    case 'dead':
      return (
        <>
          <a href={`mailto:${contact.email}`}>{texts.dead.support}</a>
          <Home />
        </>
      );
  }
};

/** Shows the result of the link or its failure, and a button that undoes it. A dead link has the sky of the hour. */
export function StopPage({ search, actionsClass }: { search: string; actionsClass: string | undefined }) {
  const { state, post } = useStop(search);
  const title = useFocusOnChange(state.kind);
  const ways = waysOf(state, post);
  return (
    <PlatePage drawing={state.kind === 'dead' ? 'hour' : 'moon'}>
      <h1 ref={title} tabIndex={-1}>
        {texts[state.kind].title}
      </h1>
      {state.kind === 'working' ? (
        <Spinner text={texts.working.text} />
      ) : (
        <p>{state.kind === 'failed' ? state.message : texts[state.kind].text}</p>
      )}
      {ways && <p className={actionsClass}>{ways}</p>}
    </PlatePage>
  );
}

/** /guidance/stop: the target of «ne plus recevoir» and «ce n'est pas moi» in a guidance mail. */
export default function GuidanceStop() {
  return (
    <div className={`wrap ${plain.page}`}>
      <StopPage search={useLinkQuery()} actionsClass={plain.actions} />
    </div>
  );
}
