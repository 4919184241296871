import type { ReactNode } from 'react';
import { contact } from '#domain/merchant/contact.ts';
import { paths } from '#web/platform/paths.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button, ButtonLink, GoLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Action, StopState } from './stop.ts';
import { guidanceStopTexts as texts } from './texts.ts';
import { useStop } from './use-stop.ts';

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

/** Shows the result of the link or its failure, and a button that undoes it. */
export function StopPage({ search, actionsClass }: { search: string; actionsClass: string | undefined }) {
  const { state, post } = useStop(search);
  const title = useFocusOnChange(state.kind);
  const ways = waysOf(state, post);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {texts[state.kind].title}
      </h1>
      {state.kind === 'working' ? (
        <Spinner text={texts.working.text} />
      ) : (
        <p>{state.kind === 'failed' ? state.message : texts[state.kind].text}</p>
      )}
      {ways && <p className={actionsClass}>{ways}</p>}
    </>
  );
}
