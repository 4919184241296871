import type { Access } from '#domain/atelier.ts';
import styles from './register.module.css';
import { registerTexts as texts } from './texts.ts';

export const lineId = ({ at, by, what, service }: Access): string => `${at} ${by} ${what} ${service}`;

type RegisterLinesProps<Line> = {
  accesses: readonly Line[];
  /** The day and the hour in words. */
  whenOf: (access: Line) => string;
  /** The look of a page's own list. */
  className?: string | undefined;
};

/** One plain line for each opening. */
export const RegisterLines = <Line extends Access>({
  accesses,
  whenOf,
  className = styles.lines,
}: RegisterLinesProps<Line>) => (
  <ul className={className}>
    {accesses.map((access) => (
      <li key={lineId(access)} data-row={lineId(access)}>
        <b>{texts.who(access)}</b>
        <span>, </span>
        <time dateTime={access.at}>{whenOf(access)}</time>
        <span>, </span>
        <span>{texts.why(access)}</span>
      </li>
    ))}
  </ul>
);
