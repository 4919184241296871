import type { Export } from '#domain/wire/exports.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from './mes-donnees.module.css';
import { ReadyExport } from './ready.tsx';
import { dataTexts as texts } from './texts.ts';
import { useExport } from './use-export.ts';

/** Afterwards the customer may have it put to work again: its message may be lost. */
const patienceMs = 5 * 60_000;

type Making = Extract<Export, { state: 'making' }>;
type Asking = { readonly isBusy: boolean; readonly ask: () => Promise<void> };

function MakingExport({ data, isBusy, ask }: Asking & { data: Making }) {
  const isSlow = Date.now() - Date.parse(data.asked_at) > patienceMs;
  return (
    <>
      <p role="status">{texts.making}</p>
      <div className={styles.progress}>
        <progress max={data.total} value={data.done} aria-label={texts.making} />
        <p className="num">{texts.steps(data.done, data.total)}</p>
      </div>
      <p className={styles.quiet}>{isSlow ? texts.slow : texts.leave}</p>
      {isSlow && (
        <Button variant="line" busy={isBusy} onClick={() => void ask()}>
          {texts.again}
        </Button>
      )}
    </>
  );
}

const AskButton = ({ isBusy, ask }: Asking) => (
  <Button busy={isBusy} onClick={() => void ask()}>
    {texts.ask}
  </Button>
);

function State({ data, reload, ...asking }: Asking & { data: Export; reload: () => void }) {
  if (data.state === 'making') return <MakingExport data={data} {...asking} />;
  if (data.state === 'ready') return <ReadyExport data={data} onOpened={reload} />;
  return (
    <>
      {data.state === 'failed' && (
        <Notice tone="error" title={texts.failed}>
          <p>{texts.failedDetail}</p>
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
    <section className={styles.panel} aria-labelledby="export-title">
      <h2 id="export-title">{texts.download}</h2>
      <p>{texts.intro}</p>
      <p className={styles.quiet}>{texts.facts}</p>
      {error !== undefined && (
        <Notice tone="error" title={texts.loadFailed}>
          <p>{messageOf(error, texts.unexpected)}</p>
        </Notice>
      )}
      {data && <State data={data} reload={reload} ask={ask} isBusy={isBusy} />}
      {!data && error === undefined && <Spinner text={texts.loading} />}
      {!data && error !== undefined && (
        <Button variant="line" onClick={reload}>
          {texts.retry}
        </Button>
      )}
    </section>
  );
}
