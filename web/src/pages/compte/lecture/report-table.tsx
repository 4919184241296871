import type { PrintedBlock } from '#domain/report/printed.ts';
import { CellContent } from '#web/features/dossier/sheet-tables.tsx';
import styles from './report-table.module.css';

/** A table of the dossier; where large text makes it wider than the page, it moves in a region of its own. */
export const ReportTable = ({ table }: { table: Extract<PrintedBlock, { kind: 'table' }> }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves what does not fit
  <section className={styles.region} tabIndex={0} aria-label={table.title}>
    <table className={styles.table}>
      <caption>{table.title}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells], index) => (
          <tr key={`${index} ${name?.text}`}>
            <th scope="row">{name && <CellContent cell={name} />}</th>
            {cells.map((cell, place) => (
              <td key={table.columns[place + 1]} className="num">
                <CellContent cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
