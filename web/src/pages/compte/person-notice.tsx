import { useCallback, useId, useState } from 'react';
import { needBirth } from '#domain/catalogue.ts';
import { personPath } from '#domain/links.ts';
import { type Order, orderNumber } from '#domain/order.ts';
import { fullName, type Named } from '#domain/persons.ts';
import { noticeTexts, personNotice } from '#domain/texts/person-notice.ts';
import { personLink } from '#domain/wire/persons.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { noticeCopyTexts as texts } from './order-texts.ts';
import panel from './panel.module.css';
import styles from './person-notice.module.css';

/** Selects the text, so that a browser that refuses to copy leaves one key to press. */
const select = (id: string): void => {
  const text = document.getElementById(id);
  if (text) getSelection()?.selectAllChildren(text);
};

type Facts = { person: Named; buyer: string; orderNumber?: string; isBirth?: boolean };

/** The text with its link, and a button that copies both. */
const Written = ({ address, ...facts }: Facts & { address: string }) => {
  const toast = useToast();
  const textId = useId();
  const paragraphs = personNotice(facts);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText([...paragraphs, `${noticeTexts.page} ${address}`].join('\n\n'));
      toast({ title: texts.copied, tone: 'success' });
    } catch {
      select(textId);
      toast({ title: texts.notCopied, text: texts.selected, tone: 'info' });
    }
  };
  return (
    <>
      <div id={textId} className={styles.text}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={styles.address}>
          {noticeTexts.page} <a href={address}>{address}</a>
        </p>
      </div>
      <Button variant="line" size="small" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </>
  );
};

type PersonNoticeProps = Facts & { of: 'order' | 'person'; id: string };

/** What the buyer hands on to the person studied. Each opening makes a link of that person's own. */
export function PersonNotice({ of, id, ...facts }: PersonNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const load = useCallback(
    (signal: AbortSignal) =>
      call(personLink, { body: of === 'order' ? { order_id: id } : { person: id }, signal }),
    [of, id],
  );
  const { data, error, reload } = useLoaded(load, isOpen);
  return (
    <details
      className={classes(disclosure.disclosure, panel.panel)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{noticeTexts.title(facts.person)}</summary>
      <div className={styles.notice}>
        <p className="meta">{noticeTexts.why(facts.person)}</p>
        <p className="meta">{noticeTexts.effect}</p>
        {!data && error === undefined && <Spinner text={texts.loading} />}
        {!data && error !== undefined && (
          <>
            <Notice tone="error" title={texts.failed}>
              <p>{messageOf(error, texts.unexpected)}</p>
            </Notice>
            <Button variant="line" size="small" onClick={reload}>
              {texts.retry}
            </Button>
          </>
        )}
        {data && <Written {...facts} address={`${location.origin}${personPath(data.token)}`} />}
      </div>
    </details>
  );
}

/** The same beside an order; nothing in an order for the buyer. */
export const OrderNotice = ({ order: { id, services, customer_info: buyer } }: { order: Order }) =>
  buyer.person ? (
    <PersonNotice
      person={buyer.person}
      buyer={fullName(buyer)}
      orderNumber={orderNumber(id)}
      isBirth={needBirth(services)}
      of="order"
      id={id}
    />
  ) : null;
