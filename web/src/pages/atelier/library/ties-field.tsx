import { useState } from 'react';
import { maxTies } from '#domain/report/passage.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type Dossier, says } from '../desk/dossier.ts';
import { tieText } from '../desk/passages.ts';
import { type Grid, type Tie, tieKey } from './grids.ts';
import styles from './library.module.css';
import { libraryTexts as texts } from './texts.ts';

const Options = ({ values }: { values: readonly string[] }) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));

/** The value of a row that the dossier says, or the first. */
const columnOf = (grid: Grid, row: string, dossier: Dossier | undefined): string => {
  const isSaid = (column: string) => {
    const { reference, text } = grid.tieAt(row, column);
    return dossier !== undefined && says(dossier, reference, text);
  };
  return grid.columns.find(isSaid) ?? grid.columns[0] ?? '';
};

type ChooserProps = { grids: readonly Grid[]; dossier: Dossier | undefined; onTie: (tie: Tie) => void };

/** Chooses a cell of a grid: each list shows what the one before leaves. */
const Chooser = ({ grids, dossier, onTie }: ChooserProps) => {
  const [[id, row, column], setChosen] = useState<readonly [string?, string?, string?]>([]);
  const grid = grids.find((one) => one.id === id) ?? grids[0];
  if (!grid) return null;
  const chosenRow = row ?? grid.rows[0] ?? '';
  const chosenColumn = column ?? columnOf(grid, chosenRow, dossier);
  return (
    <div className={styles.chooser}>
      <SelectField label={texts.grid} name="tie-grid" value={grid.id} onChange={(next) => setChosen([next])}>
        {grids.map(({ id: one, title }) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.row}
        name="tie-row"
        value={chosenRow}
        // Another row says something else of this dossier; without one the column stays.
        onChange={(next) => setChosen([grid.id, next, dossier ? undefined : column])}
      >
        <Options values={grid.rows} />
      </SelectField>
      {grid.columns.length > 1 && (
        <SelectField
          label={texts.column}
          name="tie-column"
          value={chosenColumn}
          onChange={(next) => setChosen([grid.id, row, next])}
        >
          <Options values={grid.columns} />
        </SelectField>
      )}
      <Button variant="line" size="small" onClick={() => onTie(grid.tieAt(chosenRow, chosenColumn))}>
        {texts.tie}
      </Button>
    </div>
  );
};

type TiesFieldProps = {
  grids: readonly Grid[];
  dossier: Dossier | undefined;
  ties: readonly Tie[];
  onChange: (ties: readonly Tie[]) => void;
};

/** What a dossier must say for the passage to be offered, chosen by hand. */
export function TiesField({ grids, dossier, ties, onChange }: TiesFieldProps) {
  const add = (tie: Tie) => {
    // Two values of one cell never stand in one dossier, but a list and a note hold several.
    if (!ties.some((one) => tieKey(one) === tieKey(tie))) onChange([...ties, tie]);
  };
  return (
    <fieldset className={styles.ties}>
      <legend>{texts.ties}</legend>
      {ties.length === 0 && <p className="meta">{texts.tiedToNone}</p>}
      <ul className={styles.tied}>
        {ties.map((tie) => (
          <li key={tieKey(tie)}>
            <span>{tieText(tie)}</span>
            <button
              type="button"
              aria-label={texts.untie(tieText(tie))}
              onClick={() => onChange(ties.filter((one) => one !== tie))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {ties.length < maxTies ? (
        <Chooser grids={grids} dossier={dossier} onTie={add} />
      ) : (
        <p className="meta">{texts.full}</p>
      )}
    </fieldset>
  );
}
