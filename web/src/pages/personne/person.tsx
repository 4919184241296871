import { useCallback } from 'react';
import { merchant } from '#domain/merchant.ts';
import { readPerson } from '#domain/wire/persons.ts';
import { type Dead, DeadLink, LinkedPage } from '#web/features/linked/linked-page.tsx';
import { call } from '#web/platform/api-client.ts';
import { isDeadLink, messageOf } from '#web/platform/errors.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PersonView } from './person-view.tsx';
import { personTexts as texts } from './texts.ts';

const { email } = merchant.dataProtection;

const dead: Dead = { ...texts.dead, action: <a href={`mailto:${email}`}>{texts.dead.write}</a> };

/** All that is kept of the link's person. */
function Person({ token }: { token: string }) {
  const load = useCallback((signal: AbortSignal) => call(readPerson, { body: { token }, signal }), [token]);
  const { data, error, reload, change } = useLoaded(load, true);
  const isDead = isDeadLink(error);
  const heading = useFocusOnChange(data ? 'loaded' : isDead ? 'dead' : 'loading');
  if (isDead) return <DeadLink dead={dead} heading={heading} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      {!data && error === undefined && <Spinner text={texts.loading} />}
      {!data && error !== undefined && (
        <>
          <Notice tone="error" title={texts.failed.title}>
            <p>{messageOf(error, texts.failed.unexpected)}</p>
          </Notice>
          <p>
            <Button variant="line" onClick={reload}>
              {texts.failed.retry}
            </Button>
          </p>
        </>
      )}
      {data && <PersonView token={token} person={data} onChange={(next) => change(() => next)} />}
    </>
  );
}

/** What the link of the address opens. */
export default function PersonOfLink() {
  return <LinkedPage dead={dead}>{(token) => <Person token={token} />}</LinkedPage>;
}
