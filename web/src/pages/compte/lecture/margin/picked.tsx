import { type RefObject, useEffect, useState } from 'react';
import { quoteOf } from '#domain/margin.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './margin.module.css';
import type { Margin } from './margin-context.ts';
import { marginTexts as texts } from './texts.ts';

const acting = 'a, button, summary, select, input, textarea';

/** The sentence of the text that was touched last; a second touch leaves it. */
const usePicked = (text: RefObject<HTMLElement | null>) => {
  const [picked, setPicked] = useState<HTMLElement>();
  useEffect(() => {
    const article = text.current;
    if (!article) return;
    const onClick = ({ target }: MouseEvent) => {
      // Whoever selects words does not ask.
      if (getSelection()?.isCollapsed === false || !(target instanceof Element)) return;
      if (target.closest(acting)) return;
      const sentence = target.closest<HTMLElement>('[data-sentence]');
      setPicked((before) => (sentence === null || sentence === before ? undefined : sentence));
    };
    article.addEventListener('click', onClick);
    return () => article.removeEventListener('click', onClick);
  }, [text]);
  const { chosen = '' } = styles;
  useEffect(() => {
    if (!picked) return;
    picked.classList.add(chosen);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setPicked(undefined);
    window.addEventListener('keydown', onKey);
    return () => {
      picked.classList.remove(chosen);
      window.removeEventListener('keydown', onKey);
    };
  }, [picked, chosen]);
  return { sentence: picked?.dataset.sentence, leave: () => setPicked(undefined) };
};

type PickedProps = {
  readonly text: RefObject<HTMLElement | null>;
  readonly author: string;
  readonly ask: NonNullable<Margin['ask']>;
};

/** The sentence that was touched, above the bar, and the way to ask about it. */
export function Picked({ text, author, ask }: PickedProps) {
  const { sentence, leave } = usePicked(text);
  if (sentence === undefined) return null;
  return (
    <section className={styles.picked} aria-label={texts.picked}>
      <p className={styles.quote}>{quoteOf(sentence)}</p>
      <p className={styles.acts}>
        <Button
          size="small"
          onClick={() => {
            leave();
            ask([sentence]);
          }}
        >
          {texts.open(author)}
        </Button>
        <Button variant="line" size="small" onClick={leave}>
          {texts.leave}
        </Button>
      </p>
    </section>
  );
}
