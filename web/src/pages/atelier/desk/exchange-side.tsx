import type { MouseEvent } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { Brought } from '../brought.tsx';
import { type Exchange, ExchangeView } from '../exchange.tsx';
import { exchangeTexts as texts } from '../exchange-texts.ts';
import desk from './desk.module.css';
import type { SectionEditor } from './editor.ts';
import { insertBlock } from './insertion.ts';
import styles from './side.module.css';

/** A quotation has three lines at most. */
const linesOf = (text: string): string[][] => {
  const [first = '', second, ...rest] = text.split(/\n+/).filter((line) => line.trim() !== '');
  return [first, second, rest.length > 0 ? rest.join(' ') : undefined].flatMap((line) =>
    line === undefined ? [] : [[line]],
  );
};

type QuoteProps = { readonly text: string; readonly editor: SectionEditor | undefined };

const keepCaret = (event: MouseEvent) => event.preventDefault();

/** Quotes a text where the caret is, which stays there. */
const Quote = ({ text, editor }: QuoteProps) => (
  <p>
    <button
      type="button"
      className={desk.link}
      onMouseDown={keepCaret}
      onClick={() => editor && insertBlock(editor, { kind: 'quote', lines: linesOf(text) })}
    >
      {texts.quote}
    </button>
  </p>
);

type ExchangeSideProps = {
  readonly part: OpenPart;
  readonly exchange: Exchange;
  readonly editor: SectionEditor | undefined;
};

/** What the customer brought and what both write, beside the text. */
export const ExchangeSide = ({ part, exchange, editor }: ExchangeSideProps) => (
  <>
    <Brought part={part} id="brought-beside" className={styles.brought}>
      <Quote text={part.words?.text ?? ''} editor={editor} />
    </Brought>
    <ExchangeView
      exchange={exchange}
      part={part}
      place="writing"
      actions={({ from, text }) => from === 'customer' && <Quote text={text} editor={editor} />}
    />
  </>
);
