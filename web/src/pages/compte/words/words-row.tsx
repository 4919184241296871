import { useEffect, useRef, useState } from 'react';
import { type Order, orderNumber } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import type { Words } from '#domain/words.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Emblem } from '#web/ui/emblem.tsx';
import { TextButton } from '../text-button.tsx';
import { isOpen, type Part, type RowPart } from './open-part.ts';
import { formTexts, readerOf, stateTexts } from './texts.ts';
import { stateOf, Told } from './told.tsx';
import { Unsent } from './unsent.tsx';
import { useNote } from './use-note.ts';
import type { OwnWords } from './use-words.ts';
import styles from './words.module.css';
import { WordsForm } from './words-form.tsx';

type Other = { readonly text: string; readonly label: string };

/** What the expert of another consultation was told. */
const otherOf = (order: Order, { service }: Part, own: OwnWords): Other | undefined => {
  const [first] = order.parts.flatMap((one) => {
    const text = one.service === service ? undefined : own.known?.get(one.service)?.text;
    const label = formTexts.copy(readerOf(one.service, one.expert), soldName(order, one.service));
    return text === undefined ? [] : [{ text, label }];
  });
  return first;
};

/** A control that went away with its view leaves the focus to what follows it. */
const useFocusKept = (view: string) => {
  const place = useRef<HTMLElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    const active = document.activeElement;
    if (active && active !== document.body && !(active instanceof HTMLDialogElement)) return;
    (place.current?.querySelector('textarea') ?? place.current)?.focus();
  }, [view]);
  return place;
};

const viewOf = (words: Words | undefined, isWriting: boolean): string => {
  if (isWriting) return 'writing';
  if (!words) return 'blank';
  return words.text === undefined ? 'withdrawn' : 'sent';
};

const Head = ({ order, part, isFixed, words, id }: RowPart & { words: Words | undefined; id: string }) => (
  <div className={styles.head}>
    <Emblem service={part.service} size={40} />
    <h4 id={id}>{soldName(order, part.service)}</h4>
    <p className={styles.state}>{stateOf({ order, part, isFixed, words })}</p>
  </div>
);

type WordsRowProps = {
  readonly order: Order;
  readonly part: Part;
  readonly own: OwnWords;
  /** Its form is open from the beginning. */
  readonly isFirst: boolean;
  /** The order on the screen is older than the shop's. */
  readonly onOlder: () => void;
};

/** The words for the expert of one consultation: the form, or what was sent and what can be done with it. */
export function WordsRow({ order, part, own, isFirst, onOlder }: WordsRowProps) {
  const { service, expert } = part;
  const [isFixed, setFixed] = useState(false);
  const canWrite = isOpen(part) && !isFixed;
  const kept = useNote(order.id, service, canWrite);
  const [isWriting, setWriting] = useState(kept.note !== undefined);
  const words = own.known?.get(service);
  const isForm = canWrite && (isWriting || kept.note !== undefined || (!words && isFirst));
  const place = useFocusKept(viewOf(words, canWrite && isWriting));
  const id = `words-${orderNumber(order.id)}-${service}`;
  const isPack = order.parts.length > 1;
  const hasHead = isPack || !isForm;
  return (
    <section
      className={accentOf(service)}
      ref={place}
      tabIndex={-1}
      aria-labelledby={hasHead ? id : undefined}
    >
      {hasHead && <Head {...{ order, part, isFixed, words, id }} />}
      {!canWrite && kept.note && <Unsent text={kept.note.text} onLeave={() => kept.keep(undefined)} />}
      {words && !isForm && (
        <Told {...{ order, part, isFixed, words, own }} onWrite={() => setWriting(true)} />
      )}
      {!words && !canWrite && (
        <p className={styles.told}>
          {part.state === 'delivered' ? stateTexts.writtenWithout : stateTexts.without}
        </p>
      )}
      {!words && canWrite && !isForm && (
        <p className={styles.buttons}>
          <TextButton onClick={() => setWriting(true)}>
            {formTexts.write}
            <span className="sr">{` ${formTexts.of(soldName(order, service))}`}</span>
          </TextButton>
        </p>
      )}
      {isForm && (
        <WordsForm
          {...{ service, words, own, isOptional: isPack }}
          order={orderNumber(order.id)}
          note={kept}
          reader={readerOf(service, expert)}
          other={otherOf(order, part, own)}
          onClose={() => setWriting(false)}
          onCancel={words || !isFirst ? () => setWriting(false) : undefined}
          onTooLate={() => {
            setFixed(true);
            own.refresh();
            onOlder();
          }}
        />
      )}
    </section>
  );
}
