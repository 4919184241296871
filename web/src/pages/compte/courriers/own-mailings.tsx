import type { Mailing } from '#domain/mailings.ts';
import { type Choices, readChoices, saveChoices } from '#domain/wire/mailings.ts';
import { call } from '#web/platform/api-client.ts';
import { paths } from '#web/platform/paths.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { GuidanceChoiceView } from './guidance-choice.tsx';
import { LoadFailed, Mailings } from './mailings.tsx';
import { mailingsTexts as texts } from './texts.ts';

const load = (signal: AbortSignal): Promise<Choices> => call(readChoices, { signal });

const Unverified = () => (
  <Notice tone="info" title={texts.unverified}>
    <p>{texts.unverifiedDetail}</p>
    <p>
      <Link to={paths.account}>{texts.verify}</Link>
    </p>
  </Notice>
);

type OwnChoiceProps = { choices: Choices; onSaved: (choices: Choices) => void };

function OwnChoice({ choices, onSaved }: OwnChoiceProps) {
  const { guidance } = choices;
  if (!guidance) return <Unverified />;
  const save = async (isWanted: boolean) => {
    const saved = await call(saveChoices, { body: { guidance: isWanted } });
    return saved.guidance ?? guidance;
  };
  return (
    <GuidanceChoiceView
      choice={guidance}
      save={save}
      onSaved={(saved) => onSaved({ ...choices, guidance: saved })}
    />
  );
}

/** What is written to the customer of this session. */
export function OwnMailings({ only }: { only: Mailing | undefined }) {
  const { data, error, reload, change } = useLoaded(load, true);
  if (!data && error === undefined) return <Spinner text={texts.loading} />;
  return (
    <Mailings
      only={only}
      {...(data && { opened: data.since })}
      guidance={
        data ? (
          <OwnChoice choices={data} onSaved={(saved) => change(() => saved)} />
        ) : (
          <LoadFailed error={error} onRetry={reload} />
        )
      }
    />
  );
}
