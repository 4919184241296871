import { useCallback } from 'react';
import { merchant } from '#domain/merchant.ts';
import { linkBody } from '#domain/wire/link.ts';
import { readPerson } from '#domain/wire/persons.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import plain from '#web/ui/plain-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import { PersonView } from './person-view.tsx';
import { personTexts as texts } from './texts.ts';

const { email } = merchant.dataProtection;

const Dead = () => (
  <>
    <p>{texts.dead.text}</p>
    <p className={plain.actions}>
      <a href={`mailto:${email}`}>{texts.dead.write}</a>
    </p>
  </>
);

const isDead = (error: unknown): boolean => error instanceof ApiError && error.code === 'link_invalid';

/** All that is kept of the link's person. */
function Person({ token }: { token: string }) {
  const load = useCallback((signal: AbortSignal) => call(readPerson, { body: { token }, signal }), [token]);
  const { data, error, reload, change } = useLoaded(load, true);
  const dead = isDead(error);
  const heading = useFocusOnChange(data ? 'loaded' : dead ? 'dead' : 'loading');
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {dead ? texts.dead.title : texts.title}
      </h1>
      {dead && <Dead />}
      {!data && error === undefined && <Spinner text={texts.loading} />}
      {!data && error !== undefined && !dead && (
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
  const query = useLinkQuery();
  const link = linkBody.safeParse({ token: new URLSearchParams(query).get('token') });
  return (
    <div className={`wrap ${plain.page}`}>
      {link.success ? (
        <Person token={link.data.token} />
      ) : (
        <>
          <h1>{texts.dead.title}</h1>
          <Dead />
        </>
      )}
    </div>
  );
}
