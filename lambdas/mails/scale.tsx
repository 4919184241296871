import { shopZone } from '#content/shop.ts';
import { localDateIn } from '#domain/guidance/zones.ts';
import { styles } from './styles.ts';

const months = Array.from({ length: 12 }, (_, month) => month);
/** Three parts of each month: more would be too narrow on a phone. */
const thirds = Array.from({ length: 36 }, (_, part) => part);

/** The place of a day on a year of twelve equal months, in per cent. */
const placeInYear = (at: Date): number => {
  const [year = 0, month = 1, day = 1] = localDateIn(shopZone, at).split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return ((month - 1 + (day - 0.5) / days) / 12) * 100;
};

/** The graduated border of a map as a year: cells with borders, because many clients load no picture. */
export const Scale = ({ at }: { at: Date }) => (
  <div aria-hidden="true">
    <table role="presentation" cellPadding={0} cellSpacing={0} className="edge" style={styles.scale}>
      <tbody>
        <tr>
          {months.map((month) => (
            <td
              key={month}
              colSpan={3}
              className={month % 2 === 0 ? 'full' : undefined}
              style={month % 2 === 0 ? styles.fullMonth : styles.month}
            />
          ))}
        </tr>
        <tr>
          {thirds.map((part) => (
            <td key={part} className="edge" style={styles.tick} />
          ))}
        </tr>
      </tbody>
    </table>
    <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.hand}>
      <tbody>
        <tr>
          <td style={{ width: `${placeInYear(at).toFixed(1)}%` }} />
          <td className="today" style={styles.today} />
          <td />
        </tr>
      </tbody>
    </table>
  </div>
);
