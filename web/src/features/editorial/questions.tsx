import type { FaqEntry } from '#web/texts/faq.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { Signature } from '#web/ui/signature.tsx';
import styles from './questions.module.css';

type QuestionsProps = {
  /** Entries with the same name close each other. */
  name: string;
  entries: readonly FaqEntry[];
  firstOpen?: boolean;
};

/** Native accordion: one entry is open at a time, all can be closed, and it needs no JavaScript (§2). */
export const Questions = ({ name, entries, firstOpen = false }: QuestionsProps) => (
  <div className={styles.questions}>
    {entries.map(({ question, answer, by }, index) => (
      <details key={question} className={disclosure.disclosure} name={name} open={firstOpen && index === 0}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <p>{answer}</p>
        {by !== undefined && (
          <p className={styles.by}>
            <Signature of={by} />
            <span className="meta">{by}</span>
          </p>
        )}
      </details>
    ))}
  </div>
);
