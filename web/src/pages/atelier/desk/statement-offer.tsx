import { useLayoutEffect, useState } from 'react';
import type { SectionEditor } from './editor.ts';
import styles from './statements.module.css';
import { type Found, putRight } from './statements.ts';
import { statementTexts as texts } from './texts.ts';

type Point = { readonly top: number; readonly left: number };

/** Below the words, within the column of the text. */
const below = ({ view }: SectionEditor, { from }: Found): Point | undefined => {
  const column = view.dom.parentElement?.parentElement;
  if (!column || from > view.state.doc.content.size) return undefined;
  const [around, words] = [column.getBoundingClientRect(), view.coordsAtPos(from)];
  const widest = Math.max(0, around.width - 352);
  return {
    top: words.bottom - around.top + 8,
    left: Math.min(Math.max(0, words.left - around.left), widest),
  };
};

type StatementOfferProps = {
  found: Found | undefined;
  editor: SectionEditor | undefined;
  onLeave: (found: Found) => void;
};

/** What the dossier has in the place of the words at the caret; Tab leads from the text to it. */
export function StatementOffer({ found, editor, onLeave }: StatementOfferProps) {
  const [point, setPoint] = useState<Point>();
  useLayoutEffect(() => {
    setPoint(found && editor ? below(editor, found) : undefined);
  }, [found, editor]);
  const isShown = found !== undefined && editor !== undefined && point !== undefined;
  return (
    <div className={isShown ? styles.offer : undefined} style={isShown ? point : undefined}>
      <p role="status">{isShown && texts.said(found.said, found.is)}</p>
      {isShown && (
        <div className={styles.acts}>
          {found.put !== undefined && (
            <button type="button" onClick={() => putRight(editor.view, found)}>
              {texts.replace(found.is ?? '')}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              onLeave(found);
              editor.view.focus();
            }}
          >
            {texts.leave}
          </button>
        </div>
      )}
    </div>
  );
}
