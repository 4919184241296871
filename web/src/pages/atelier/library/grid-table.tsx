import { classes } from '#web/ui/classes.ts';
import { type Grid, type Tie, tieKey } from './grids.ts';
import styles from './library.module.css';
import { libraryTexts as texts } from './texts.ts';

type GridTableProps = {
  grid: Grid;
  /** Passages by the key of a tie. */
  counts: ReadonlyMap<string, number>;
  chosen: Tie | undefined;
  onChoose: (tie: Tie, name: string) => void;
};

/** Which cells are written: each is a button that shows its passages. */
export const GridTable = ({ grid, counts, chosen, onChoose }: GridTableProps) => (
  <section className={styles.scroll} aria-label={grid.title}>
    <table className={styles.grid}>
      <thead>
        <tr>
          <td />
          {grid.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {grid.columns.map((column) => {
              const tie = grid.tieAt(row, column);
              const count = counts.get(tieKey(tie)) ?? 0;
              const name = `${row}, ${column}`;
              return (
                <td key={column}>
                  <button
                    type="button"
                    className={classes(count > 0 && styles.written)}
                    aria-pressed={chosen !== undefined && tieKey(chosen) === tieKey(tie)}
                    aria-label={texts.cell(name, count)}
                    onClick={() => onChoose(tie, name)}
                  >
                    {count > 0 ? count : '·'}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
