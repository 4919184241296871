import { useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import type { Origin } from '#domain/report/document.ts';
import type { Origins } from '#domain/report/origins.ts';
import { wordCount } from '#domain/report/plain.ts';
import { type Shown, writingOf } from '#domain/report/shown.ts';
import { writingTexts as printed } from '#domain/texts/writing.ts';
import { submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Brought, broughtIn, told } from './brought.ts';
import styles from './origins.module.css';
import { outlineOf } from './sections.ts';
import type { OpenDesk } from './use-open-desk.ts';
import { writingTexts as texts } from './writing-texts.ts';

const broughtWords = ({ pasted, notes, quotes }: Origins): number =>
  pasted + notes + quotes.reduce((sum, { words }) => sum + words, 0);

/** How many words were typed here, and how many were not. */
const Counts = ({ origins }: { origins: Origins }) => {
  const { typed, passages } = origins;
  const brought = broughtWords(origins);
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ flexGrow: typed }} />
        <span className={styles.passages} style={{ flexGrow: passages }} />
        <span className={styles.brought} style={{ flexGrow: brought }} />
      </div>
      <p>{texts.counts(typed, passages, brought)}</p>
      <p className="meta">{texts.about}</p>
    </>
  );
};

type QuoteProps = { name: string; onSay: (author: string) => void; onCancel: () => void };

/** Asks for the author of a quotation. */
function Quote({ name, onSay, onCancel }: QuoteProps) {
  const [author, setAuthor] = useState('');
  const [error, setError] = useState<string>();
  const save = () => (author.trim() === '' ? setError(texts.authorMissing) : onSay(author.trim()));
  return (
    <form className={styles.acts} noValidate onSubmit={submitBy(save)}>
      <Field label={texts.author} maxLength={60} {...{ name, value: author, error }} onChange={setAuthor} />
      <Button type="submit" variant="line" size="small">
        {texts.save}
      </Button>
      <Button variant="line" size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}

const saidOf = ({ from, author = '' }: Origin): string | undefined => {
  if (from === 'notes') return texts.said.notes;
  return from === 'quote' ? texts.said.quote(author) : undefined;
};

type PieceProps = { brought: Brought; name: string; onSay: (origin: Origin) => void; onGo: () => void };

/** Pasted words, and where they come from. */
function Piece({ brought: { text, origin }, name, onSay, onGo }: PieceProps) {
  const [isQuote, setQuote] = useState(false);
  const words = wordCount({ blocks: [{ kind: 'paragraph', runs: [text] }] });
  return (
    <li>
      <p key={origin.from} className={styles.said}>
        {saidOf(origin) ?? texts.unsaid(words)}
      </p>
      <q>{text.length > 90 ? `${text.slice(0, 90).trimEnd()}…` : text}</q>
      {isQuote ? (
        <Quote
          name={name}
          onSay={(author) => {
            onSay({ from: 'quote', author });
            setQuote(false);
          }}
          onCancel={() => setQuote(false)}
        />
      ) : (
        <p className={styles.acts}>
          <Button variant="line" size="small" onClick={() => onSay({ from: 'notes' })}>
            {texts.notes}
          </Button>
          <Button variant="line" size="small" onClick={() => setQuote(true)}>
            {texts.quote}
          </Button>
          <button type="button" className={styles.go} onClick={onGo}>
            {texts.go}
          </button>
        </p>
      )}
    </li>
  );
}

type PiecesProps = { desk: OpenDesk; onGo: OpenDesk['goTo'] };

const Pieces = ({ desk, onGo }: PiecesProps) => (
  <ul className={styles.pieces}>
    {desk.sections.flatMap(({ section }) =>
      broughtIn(section).map((brought) => {
        const [place] = brought.places;
        return (
          <Piece
            key={`${section.id} ${brought.text}`}
            name={`author-${section.id}-${place?.from}`}
            brought={brought}
            onSay={(origin) => desk.changeSection(section, (tr) => told(tr, brought.places, origin))}
            onGo={() => place && onGo(section.id, place)}
          />
        );
      }),
    )}
  </ul>
);

type WritingSideProps = {
  part: OpenPart;
  desk: OpenDesk;
  origins: Origins;
  shown: Shown;
  /** Pasted words wait for where they come from. */
  isHeld: boolean;
  onShown: (shown: Shown) => void;
  onGo: OpenDesk['goTo'];
};

/** Where the words come from, and what the report will say of it: nothing that its expert does not want. */
export function WritingSide(props: WritingSideProps) {
  const { part, desk, origins, shown, isHeld, onShown, onGo } = props;
  const { counted, expert } = part;
  const { dates = [] } = outlineOf(desk.saving);
  const writing = writingOf(shown, { by: expert?.name ?? '', counted, origins, dates });
  const choose = (name: keyof Shown) => (isShown: boolean) =>
    onShown({ ...shown, [name]: isShown ? true : undefined });
  return (
    <section className={styles.writing} aria-labelledby="writing">
      <h3 id="writing">{texts.title}</h3>
      {counted ? <Counts origins={origins} /> : <p className="meta">{texts.off}</p>}
      {counted && <Pieces desk={desk} onGo={onGo} />}
      {counted && <Check label={texts.show} checked={shown.words ?? false} onChange={choose('words')} />}
      {counted?.dates && shown.words && (
        <Check label={texts.dates} checked={shown.dates ?? false} onChange={choose('dates')} />
      )}
      <Check label={texts.sign} checked={shown.signed ?? false} onChange={choose('signed')} />
      {writing && !isHeld && (
        <figure>
          <figcaption className="meta">{texts.colophon}</figcaption>
          <p className={styles.colophon}>{printed.sentence(writing)}</p>
        </figure>
      )}
    </section>
  );
}
