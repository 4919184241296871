import { type KeyboardEvent, memo, useId, useMemo, useRef, useState } from 'react';
import type { Passage } from '#domain/report/passage.ts';
import type { Scene, Shape } from '#lib/drawings/charts/scene.ts';
import { num } from '#lib/drawings/geometry.ts';
import { SceneView } from '#web/features/dossier/scene-figure.tsx';
import { classes } from '#web/ui/classes.ts';
import { useToast } from '#web/ui/toast.tsx';
import { entryAfter, MenuList } from '../actions-menu.tsx';
import { wheelTexts as texts } from './beside-texts.ts';
import { type Dossier, nameOfRow } from './dossier.ts';
import type { SectionEditor } from './editor.ts';
import { dossierSideTexts } from './texts.ts';
import { useBeside } from './use-beside.ts';
import styles from './wheel.module.css';
import { actionsOf } from './wheel-actions.ts';
import { inOrder, type WheelPiece, wheelPieces } from './wheel-pieces.ts';

const classesOf = ({ pen }: Shape) =>
  /^(?:easy|hard)/.test(pen) ? [styles.line] : [styles.field, pen === 'paper' && styles.covered];

/** What one touches of a shape: nothing is drawn of it until it is lit or has the focus. */
const Touched = ({ shape }: { shape: Shape }) => {
  if (shape.kind === 'path') return <path className={classes(...classesOf(shape))} d={shape.d} />;
  const [x, y] = shape.at;
  const radius = shape.kind === 'circle' ? shape.radius : shape.size * 0.6;
  return <circle className={classes(...classesOf(shape))} cx={num(x)} cy={num(y)} r={num(radius)} />;
};

type PieceProps = {
  piece: WheelPiece;
  isLit: boolean;
  isFirst: boolean;
  menu: string | undefined;
  onReach: () => void;
  onOpen: () => void;
};

const Piece = ({ piece, isLit, isFirst, menu, onReach, onOpen }: PieceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: drawings have no buttons of their own
  <g
    role="button"
    tabIndex={isFirst ? 0 : -1}
    data-mark={piece.mark}
    className={classes(styles.piece, isLit && styles.lit)}
    aria-current={isLit || undefined}
    aria-haspopup="menu"
    aria-expanded={menu !== undefined}
    aria-controls={menu}
    onFocus={onReach}
    onClick={onOpen}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onOpen();
    }}
  >
    <title>{piece.label}</title>
    {piece.shapes.map((shape, index) => (
      <Touched key={`${index} ${shape.pen}`} shape={shape} />
    ))}
  </g>
);

/** Arrows to both sides go through one list. */
const keys: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };

/** A body graph is half as high again as it is wide. */
const isTall = ({ box: [, , width, height] }: Scene): boolean => height > width * 1.3;

export type WheelProps = {
  dossier: Dossier;
  editor: SectionEditor | undefined;
  passages: readonly Passage[];
};

/** One stop for Tab, from which arrows go through the pieces. */
const usePieces = (dossier: Dossier) => {
  const drawing = useRef<SVGSVGElement>(null);
  const [figure] = dossier.figures;
  const pieces = useMemo(() => (figure ? wheelPieces(dossier, figure.narrow) : []), [dossier, figure]);
  const order = useMemo(() => inOrder(pieces, dossier).map(({ mark }) => mark), [pieces, dossier]);
  const [here, setHere] = useState(order[0]);
  const focus = (mark: string | undefined) => {
    const all = [...(drawing.current?.querySelectorAll<SVGElement>('[data-mark]') ?? [])];
    all.find((one) => one.getAttribute('data-mark') === mark)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = entryAfter(keys[event.key] ?? event.key, order.indexOf(here ?? ''), order.length);
    if (next === undefined) return;
    event.preventDefault();
    focus(order[next]);
  };
  return {
    figure,
    pieces,
    drawing,
    here: order.includes(here ?? '') ? here : order[0],
    setHere,
    focus,
    onKeyDown,
  };
};

/** The chart beside the text: what the paragraph names glows in it, and what is touched is inserted. */
export const Wheel = memo(function Wheel({ dossier, editor, passages }: WheelProps) {
  const toast = useToast();
  const menu = useId();
  const [open, setOpen] = useState<WheelPiece>();
  const names = useBeside(editor, (beside) => beside?.names) ?? [];
  const { figure, pieces, drawing, here, setHere, focus, onKeyDown } = usePieces(dossier);
  const isLit = ({ mark }: WheelPiece) => names.some(({ marks }) => marks.includes(mark));
  const base = useMemo(() => figure && <SceneView scene={figure.narrow} label={figure.label} />, [figure]);
  if (!figure) return null;
  const close = () => {
    focus(open?.mark);
    setOpen(undefined);
  };
  const onNoMargin = () => toast({ tone: 'info', title: dossierSideTexts.noMargin });
  const said = names.map(({ reference }) => nameOfRow(dossier, reference)).join(' · ');
  return (
    <div className={styles.wheel}>
      <div className={classes(styles.drawing, isTall(figure.narrow) && styles.tall)}>
        {pieces.length > 0 && (
          <svg
            ref={drawing}
            role="toolbar"
            aria-label={texts.pieces}
            viewBox={figure.narrow.box.join(' ')}
            fill="none"
            onKeyDown={onKeyDown}
          >
            {pieces.map((piece) => (
              <Piece
                key={piece.mark}
                piece={piece}
                isLit={isLit(piece)}
                isFirst={piece.mark === here}
                menu={open === piece ? menu : undefined}
                onReach={() => setHere(piece.mark)}
                onOpen={() => {
                  focus(piece.mark);
                  setOpen(open === piece ? undefined : piece);
                }}
              />
            ))}
          </svg>
        )}
        {base}
      </div>
      <p className={styles.named}>
        {said !== '' && (
          <>
            <span>{texts.named}</span> <span>{said}</span>
          </>
        )}
      </p>
      {open && editor && (
        <div className={styles.menu}>
          <MenuList
            key={open.mark}
            id={menu}
            label={texts.menu(open.label)}
            actions={actionsOf(open, { dossier, editor, passages, onNoMargin })}
            onClose={close}
            onLeave={() => setOpen(undefined)}
          />
        </div>
      )}
    </div>
  );
});
