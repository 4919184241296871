import { useCallback, useEffect, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { tellWorry } from '#domain/wire/threads.ts';
import { call } from '#web/platform/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSaving } from './confirm-dialog.tsx';
import desk from './desk/desk.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { atelierTexts } from './texts.ts';
import styles from './worry.module.css';
import { worryTexts as texts } from './worry-texts.ts';

type WorryProps = {
  readonly part: Pick<OpenPart, 'order_id' | 'service' | 'customer_info'>;
  /** Types words into the field of the answer. */
  readonly onOffer: (text: string) => void;
};

/** Tells the server of the sheet: nothing is kept of it but that it was opened, or that help is asked for. */
const useTelling = ({ order_id, service }: WorryProps['part']) => {
  const [isTold, setTold] = useState(false);
  const saving = useSaving();
  const send = useCallback(
    (step: 'opened' | 'told') => call(tellWorry, { params: { id: order_id, service }, body: { step } }),
    [order_id, service],
  );
  const tell = () => {
    saving.setError(undefined);
    void saving.save(async () => {
      await send('told');
      setTold(true);
    });
  };
  useEffect(() => {
    // The sheet helps without the server, too.
    void send('opened').catch(() => undefined);
  }, [send]);
  return { ...saving, isTold, tell };
};

const Steps = ({ onOffer }: Pick<WorryProps, 'onOffer'>) => (
  <ol className={styles.steps}>
    <li>
      <h3>{texts.answer.title}</h3>
      <p>{texts.quoted(texts.answer.detail)}</p>
      <button type="button" className={desk.link} onClick={() => onOffer(texts.answer.detail)}>
        {texts.offer}
      </button>
    </li>
    {texts.steps.map(({ title, detail }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{detail}</p>
      </li>
    ))}
  </ol>
);

const Phones = () => (
  <ul className={styles.phones} aria-label={texts.numbers}>
    {texts.phones.map(({ number, what }) => (
      <li key={number}>
        <a href={`tel:${number}`}>{number}</a>
        <span>{what}</span>
      </li>
    ))}
  </ul>
);

function Sheet({ part, onOffer, onClose }: WorryProps & { readonly onClose: () => void }) {
  const { error, isBusy, isTold, tell } = useTelling(part);
  const offer = (text: string) => {
    onClose();
    onOffer(text);
  };
  return (
    <div className={styles.sheet}>
      <p>{texts.lead}</p>
      <div className={styles.columns}>
        <Steps onOffer={offer} />
        <Phones />
      </div>
      {isTold && <Notice tone="success" title={texts.told} />}
      {error !== undefined && (
        <Notice tone="error" title={atelierTexts.failedAction}>
          {error}
        </Notice>
      )}
      <p className={styles.actions}>
        {!isTold && (
          <Button busy={isBusy} onClick={tell}>
            {texts.tell}
          </Button>
        )}
        <Button variant="line" onClick={() => offer('')}>
          {texts.first}
        </Button>
        <button type="button" className={desk.link} onClick={onClose}>
          {texts.close}
        </button>
      </p>
    </div>
  );
}

/** «Je m’inquiète», under the answer: what to do for a customer whose words worry the expert. No machine looks for such words. */
export const Worry = ({ part, onOffer }: WorryProps) => (
  <LinkDialog opens={texts.open} title={texts.title(part.customer_info.firstName)}>
    {(close) => <Sheet part={part} onOffer={onOffer} onClose={close} />}
  </LinkDialog>
);
