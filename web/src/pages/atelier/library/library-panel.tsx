import { useEffect, useMemo, useRef, useState } from 'react';
import { catalogue, type Discipline } from '#domain/catalogue.ts';
import type { NewPassage, Passage } from '#domain/report/passage.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { bare } from '../desk/passages.ts';
import { passageTexts } from '../desk/texts.ts';
import { usePassages } from '../desk/use-passages.ts';
import { Failure } from '../failure.tsx';
import { CellPassages } from './cell-passages.tsx';
import { GridTable } from './grid-table.tsx';
import { type Grid, gridsOf, type Tie, tieKey } from './grids.ts';
import { ImportButton } from './import-button.tsx';
import { ImportLook } from './import-look.tsx';
import styles from './library.module.css';
import { PassageForm } from './passage-form.tsx';
import { importTexts, libraryTexts as texts } from './texts.ts';
import { useImport } from './use-import.ts';

// The desk writes in the same form: a module of its own would lengthen the list of scripts that every page carries.
export { PassageForm };

type Cell = { readonly tie: Tie | undefined; readonly name: string };
const free: Cell = { tie: undefined, name: texts.free };

const countsOf = (passages: readonly Passage[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { placements } of passages)
    for (const tie of placements) counts.set(tieKey(tie), (counts.get(tieKey(tie)) ?? 0) + 1);
  return counts;
};

const isIn = ({ tie }: Cell, { placements }: Passage): boolean =>
  tie ? placements.some((one) => tieKey(one) === tieKey(tie)) : placements.length === 0;

const writtenIn = (grid: Grid, counts: ReadonlyMap<string, number>): string => {
  const cells = grid.rows.flatMap((row) => grid.columns.map((column) => tieKey(grid.tieAt(row, column))));
  return texts.written(cells.filter((key) => counts.has(key)).length, cells.length);
};

type MatrixProps = {
  grids: readonly Grid[];
  passages: readonly Passage[];
  /** From the form of a passage: the focus stands where it was opened. */
  isBack: boolean;
  place: { readonly grid: string | undefined; readonly cell: Cell };
  onPlace: (place: MatrixProps['place']) => void;
  onOpen: (passage: Passage | undefined) => void;
  onRemove: (id: string) => Promise<void>;
};

/** What is written and what is not, and the passages of one cell. */
function Matrix({ grids, passages, isBack, place, onPlace, onOpen, onRemove }: MatrixProps) {
  const counts = useMemo(() => countsOf(passages), [passages]);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isBack) list.current?.focus();
  }, [isBack]);
  const grid = grids.find(({ id }) => id === place.grid) ?? grids[0];
  const own = passages.filter((passage) => isIn(place.cell, passage));
  const choose = (cell: Cell) => {
    onPlace({ grid: grid?.id, cell });
    list.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {grid && (
        <>
          <div className={styles.head}>
            <SelectField
              label={texts.grid}
              name="grid"
              value={grid.id}
              onChange={(id) => onPlace({ grid: id, cell: free })}
            >
              {grids.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
            <p className="meta">{writtenIn(grid, counts)}</p>
          </div>
          <GridTable
            grid={grid}
            counts={counts}
            chosen={place.cell.tie}
            onChoose={(tie, name) => choose({ tie, name })}
          />
        </>
      )}
      {place.cell.tie && (
        <Button variant="line" size="small" onClick={() => choose(free)}>
          {texts.free}
        </Button>
      )}
      <CellPassages
        key={place.cell.name}
        ref={list}
        name={place.cell.name}
        passages={own}
        onOpen={onOpen}
        onRemove={onRemove}
      />
    </>
  );
}

/** All passages of an expert in one place: which cells of a dossier are written, and what they say. */
export function LibraryPanel({ service }: { service: Discipline }) {
  const own = usePassages();
  const toast = useToast();
  const grids = useMemo(() => gridsOf(catalogue[service].chart), [service]);
  const [place, setPlace] = useState<MatrixProps['place']>({ grid: undefined, cell: free });
  const [opened, setOpened] = useState<{ readonly id?: string; readonly first: NewPassage }>();
  const [wasOpen, setWasOpen] = useState(false);
  if (opened && !wasOpen) setWasOpen(true);
  const passages = useMemo(
    () => own.passages?.filter((one) => one.service === service) ?? [],
    [own.passages, service],
  );
  const brought = useImport({ service, grids, kept: passages });
  if (own.error !== undefined)
    return <Failure title={passageTexts.failed} error={own.error} onRetry={own.reload} />;
  if (!own.passages) return <Skeleton label={texts.loading} />;
  if (opened)
    return (
      <PassageForm
        first={opened.first}
        onSave={async (passage) => {
          await own.save(passage, opened.id);
          setOpened(undefined);
          toast({ tone: 'success', title: passageTexts.kept });
        }}
        onClose={() => setOpened(undefined)}
      />
    );
  if (brought.seen)
    return (
      <ImportLook
        look={brought.seen}
        onSave={own.save}
        onClose={brought.close}
        onDone={(kept) => {
          brought.close();
          toast({ tone: 'success', title: importTexts.done(kept) });
        }}
      />
    );
  const { tie } = place.cell;
  const blank: NewPassage = { title: '', service, placements: tie ? [tie] : [], blocks: [] };
  return (
    <div className={styles.library}>
      <p>{texts.kept(passages.length, passages.filter((one) => one.placements.length === 0).length)}</p>
      <ImportButton
        isReading={brought.isReading}
        error={brought.error}
        onFile={(file) => void brought.read(file)}
      />
      <Matrix
        grids={grids}
        passages={passages}
        place={place}
        isBack={wasOpen}
        onPlace={setPlace}
        onOpen={(passage) => setOpened(passage ? { id: passage.id, first: bare(passage) } : { first: blank })}
        onRemove={own.remove}
      />
    </div>
  );
}
