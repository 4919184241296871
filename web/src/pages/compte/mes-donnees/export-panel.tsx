import { useEffect, useRef, useState } from 'react';
import { askExport, type Export, openExport, readExport } from '#domain/wire/exports.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type Refusal, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { presentPasswordForm } from '#web/platform/new-password.ts';
import { signInAgain } from '#web/platform/sign-in-again.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './mes-donnees.module.css';
import { dataTexts } from './texts.ts';

type Values = { readonly password: string };

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'sign_in_again';

const refusalOf = (error: unknown): Refusal<Values> => {
  const refusal = { title: dataTexts.openFailed, text: messageOf(error, dataTexts.unexpected) };
  const isPassword = error instanceof ApiError && error.code === 'wrong_password';
  return isPassword ? { ...refusal, field: 'password' } : refusal;
};

/** The address is an attachment, so the browser downloads it and stays on this page. */
const download = async (): Promise<void> => {
  const { url } = await call(openExport, { body: {} });
  window.location.assign(url);
};

/** Downloads the export; asks for the password first when it was typed too long ago. */
const useOpening = (onOpened: () => void) => {
  const form = useForm(presentPasswordForm);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<unknown>();

  const get = async () => {
    setError(undefined);
    await download();
    setAsking(false);
    onOpened();
  };
  const opening = useAction({
    act: get,
    fail: (failure) => (isStale(failure) ? setAsking(true) : setError(failure)),
  });
  const proof = useAction({
    check: form.submit,
    act: async () => {
      await signInAgain(form.values.password);
      await get();
    },
    fail: (failure) => form.refuse(refusalOf(failure)),
  });
  return {
    form,
    isBusy: opening.isBusy || proof.isBusy,
    isAsking,
    error,
    open: opening.run,
    prove: proof.run,
    cancel: () => setAsking(false),
  };
};

type Opening = ReturnType<typeof useOpening>;

function Proof({ form, isBusy, prove, cancel }: Opening) {
  return (
    <form className={styles.form} noValidate onSubmit={submitBy(prove)}>
      <p>{dataTexts.freshWhy}</p>
      <FormSummary form={form} prefix="export-" />
      <PasswordField
        {...requiredField(form, 'password')}
        name="export-password"
        label={dataTexts.fresh}
        autoComplete="current-password"
      />
      <p className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {dataTexts.open}
        </Button>
        <Button variant="line" onClick={cancel}>
          {dataTexts.cancel}
        </Button>
      </p>
    </form>
  );
}

type Ready = Extract<Export, { state: 'ready' }>;

const Facts = ({ bytes, expires_at, opened_at }: Ready) => (
  <dl className={styles.facts}>
    <dt>{dataTexts.size}</dt>
    <dd>{dataTexts.sizeOf(bytes)}</dd>
    <dt>{dataTexts.until}</dt>
    <dd>{dataTexts.own(expires_at)}</dd>
    {opened_at !== undefined && (
      <>
        <dt>{dataTexts.opened}</dt>
        <dd>{dataTexts.own(opened_at)}</dd>
      </>
    )}
  </dl>
);

/** An export that can be downloaded. */
function ReadyExport({ data, onOpened }: { data: Ready; onOpened: () => void }) {
  const opening = useOpening(onOpened);
  return (
    <>
      <Notice tone="success" title={dataTexts.ready} />
      <Facts {...data} />
      {opening.error !== undefined && (
        <Notice tone="error" title={dataTexts.openFailed}>
          <p>{messageOf(opening.error, dataTexts.unexpected)}</p>
        </Notice>
      )}
      <Button busy={opening.isBusy && !opening.isAsking} onClick={() => void opening.open()}>
        {dataTexts.open}
      </Button>
      <Dialog open={opening.isAsking} onClose={opening.cancel} title={dataTexts.freshTitle}>
        <Proof {...opening} />
      </Dialog>
    </>
  );
}

const pollMs = 2000;

const load = (signal: AbortSignal): Promise<Export> => call(readExport, { signal });

/** The customer's export, asked for again every two seconds while it is made. `onStep`: it has got another state. */
const useExport = (onStep: () => void) => {
  const { data, error, reload, change } = useLoaded(load, true);
  const [refusal, setRefusal] = useState<unknown>();
  useEffect(() => {
    if (data?.state !== 'making') return;
    const timer = setTimeout(reload, pollMs);
    return () => clearTimeout(timer);
  }, [data, reload]);

  const state = data?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) onStep();
    before.current = state;
  }, [state, onStep]);

  const { isBusy, run } = useAction({
    act: async () => {
      setRefusal(undefined);
      const asked = await call(askExport, { body: {} });
      change(() => asked);
    },
    fail: setRefusal,
  });

  return { data, error: refusal ?? (data ? undefined : error), reload, ask: run, isBusy };
};

/** Afterwards the customer may have it put to work again: its message may be lost. */
const patienceMs = 5 * 60_000;

type Making = Extract<Export, { state: 'making' }>;
type Asking = { readonly isBusy: boolean; readonly ask: () => Promise<void> };

function MakingExport({ data, isBusy, ask }: Asking & { data: Making }) {
  const isSlow = Date.now() - Date.parse(data.asked_at) > patienceMs;
  return (
    <>
      <p role="status">{dataTexts.making}</p>
      <div className={styles.progress}>
        <progress max={data.total} value={data.done} aria-label={dataTexts.making} />
        <p className="num">{dataTexts.steps(data.done, data.total)}</p>
      </div>
      <p className={styles.quiet}>{isSlow ? dataTexts.slow : dataTexts.leave}</p>
      {isSlow && (
        <Button variant="line" busy={isBusy} onClick={() => void ask()}>
          {dataTexts.again}
        </Button>
      )}
    </>
  );
}

const AskButton = ({ isBusy, ask }: Asking) => (
  <Button busy={isBusy} onClick={() => void ask()}>
    {dataTexts.ask}
  </Button>
);

function State({ data, reload, ...asking }: Asking & { data: Export; reload: () => void }) {
  if (data.state === 'making') return <MakingExport data={data} {...asking} />;
  if (data.state === 'ready') return <ReadyExport data={data} onOpened={reload} />;
  return (
    <>
      {data.state === 'failed' && (
        <Notice tone="error" title={dataTexts.failed}>
          <p>{dataTexts.failedDetail}</p>
        </Notice>
      )}
      <AskButton {...asking} />
    </>
  );
}

/** «Télécharger mes données» (GDPR, articles 15 and 20). */
export function ExportPanel({ onStep }: { onStep: () => void }) {
  const { data, error, reload, ask, isBusy } = useExport(onStep);
  return (
    <section className={styles.side} aria-labelledby="export-title">
      <h2 id="export-title">{dataTexts.download}</h2>
      <p>{dataTexts.intro}</p>
      <p className={styles.quiet}>{dataTexts.facts}</p>
      {error !== undefined && (
        <Notice tone="error" title={dataTexts.loadFailed}>
          <p>{messageOf(error, dataTexts.unexpected)}</p>
        </Notice>
      )}
      {data && <State data={data} reload={reload} ask={ask} isBusy={isBusy} />}
      {!data && error === undefined && <Spinner text={dataTexts.loading} />}
      {!data && error !== undefined && (
        <Button variant="line" onClick={reload}>
          {dataTexts.retry}
        </Button>
      )}
    </section>
  );
}
