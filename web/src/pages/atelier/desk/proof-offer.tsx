import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { Glyph } from '#web/features/dossier/glyph.tsx';
import { proofTexts as texts } from './beside-texts.ts';
import { briefOf, type Dossier, placementOf } from './dossier.ts';
import type { SectionEditor } from './editor.ts';
import { leaveProofs, takeProof } from './named.ts';
import styles from './proof-offer.module.css';
import { useBeside } from './use-beside.ts';

/** The caret stays in the text, and with it the keys of a phone. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

/** The end of the paragraph, in the column of the text. */
const below = ({ view }: SectionEditor, at: number): number | undefined => {
  const [block, column] = [view.nodeDOM(at), view.dom.parentElement?.parentElement];
  if (!(block instanceof HTMLElement) || !column) return undefined;
  return block.getBoundingClientRect().bottom - column.getBoundingClientRect().top;
};

type ProofOfferProps = {
  editor: SectionEditor;
  dossier: Dossier;
  /** The words at the caret are contradicted: Tab leads to what is offered for them. */
  isHidden: boolean;
};

/** The proof that Tab takes into the margin; it lies in the gap behind the paragraph and moves no line. */
export function ProofOffer({ editor, dossier, isHidden }: ProofOfferProps) {
  const beside = useBeside(editor, (all) => all);
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    setTop(beside && below(editor, beside.at));
  }, [beside, editor]);
  const offered = isHidden ? [] : (beside?.offered ?? []);
  const chosen = beside?.chosen ?? 0;
  const reference = offered[chosen];
  const name = reference === undefined ? '' : briefOf(dossier, reference);
  const [glyph] = (reference === undefined ? undefined : placementOf(dossier, reference))?.glyphs ?? [];
  const isShown = reference !== undefined && top !== undefined;
  return (
    <div className={isShown ? styles.offer : undefined} style={isShown ? { top } : undefined}>
      <p className="sr" role="status">
        {isShown && texts.offered(name, offered.length - chosen)}
      </p>
      {isShown && (
        <>
          <kbd>Tab</kbd>
          <button
            type="button"
            tabIndex={-1}
            className={styles.take}
            onMouseDown={keepCaret}
            onClick={() => takeProof(editor.view)}
          >
            <span>{texts.margin}</span>
            {glyph !== undefined && <Glyph name={glyph} />}
            <span>{name}</span>
          </button>
          {offered.length > 1 && (
            <span className={styles.count}>
              <kbd>↓</kbd> <span>{texts.place(chosen + 1, offered.length)}</span>
            </span>
          )}
          <button
            type="button"
            tabIndex={-1}
            className={styles.leave}
            aria-label={texts.leave}
            onMouseDown={keepCaret}
            onClick={() => leaveProofs(editor.view)}
          >
            ×
          </button>
        </>
      )}
    </div>
  );
}
