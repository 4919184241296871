import { useCallback } from 'react';
import { contact } from '#domain/merchant/contact.ts';
import { resumeGuidance, stopGuidance } from '#domain/wire/guidance.ts';
import { type GuidanceChoice, readGuidanceChoice } from '#domain/wire/mailings.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError } from '#web/platform/errors.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { GuidanceChoiceView } from './guidance-choice.tsx';
import { LoadFailed, Mailings } from './mailings.tsx';
import { mailingsTexts as texts } from './texts.ts';

/** Expired, unknown, or cut off by a mail client. */
const isDead = (error: unknown): boolean => error instanceof ApiError && error.status === 400;

const Dead = () => (
  <Notice tone="error" title={texts.dead}>
    <p>{texts.deadDetail}</p>
    <p>
      <a href={`mailto:${contact.email}`}>{texts.write}</a>
    </p>
  </Notice>
);

type LinkedChoiceProps = { token: string; choice: GuidanceChoice; onSaved: (choice: GuidanceChoice) => void };

function LinkedChoice({ token, choice, onSaved }: LinkedChoiceProps) {
  const save = async (isWanted: boolean): Promise<GuidanceChoice> => {
    await call(isWanted ? resumeGuidance : stopGuidance, { body: { token } });
    const { asked_at } = choice;
    const at = new Date().toISOString();
    return isWanted ? { asked_at, resumed_at: at } : { asked_at, stopped_at: at, stopped_by: 'link' };
  };
  return <GuidanceChoiceView choice={choice} save={save} onSaved={onSaved} />;
}

/** The guidance of a mail's link, without a session. */
export function LinkedMailing({ token }: { token: string }) {
  const load = useCallback(
    (signal: AbortSignal) => call(readGuidanceChoice, { body: { token }, signal }),
    [token],
  );
  const { data, error, reload, change } = useLoaded(load, true);
  if (!data && error === undefined) return <Spinner text={texts.loading} />;
  const failure = isDead(error) ? <Dead /> : <LoadFailed error={error} onRetry={reload} />;
  const onSaved = (saved: GuidanceChoice) => change(() => saved);
  return (
    <Mailings
      only="guidance"
      guidance={data ? <LinkedChoice token={token} choice={data} onSaved={onSaved} /> : failure}
    />
  );
}
