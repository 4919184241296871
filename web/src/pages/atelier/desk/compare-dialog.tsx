import type { Text } from '#domain/report/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import part from '../part.module.css';
import styles from './desk.module.css';
import { clock } from './saved-state.tsx';
import type { Choice, Saving } from './saving.ts';
import { linesOfBlock } from './section-state.ts';
import { sectionAt, titleOf } from './sections.ts';
import { compareTexts as texts } from './texts.ts';

/** A text as paragraphs, to be read beside another. */
const Version = ({ title, text, saving }: { title: string; text: Text | undefined; saving: Saving }) => {
  const lines =
    text?.kind === 'section'
      ? [titleOf(text.section), ...text.section.blocks.flatMap(linesOfBlock)]
      : text?.outline.order.map((id) => titleOf(sectionAt(saving, id) ?? { title: id, second: '' }));
  return (
    <section className={styles.version} aria-label={title}>
      <h3>{title}</h3>
      {(lines ?? [texts.none]).map((line, index) => (
        <p key={`${index} ${line}`}>{line}</p>
      ))}
    </section>
  );
};

type CompareProps = { saving: Saving; onChoose: (key: string, choice: Choice) => void; onClose: () => void };

/** Two versions of one text side by side; nothing is mixed without the expert's choice. */
export function CompareDialog({ saving, onChoose, onClose }: CompareProps) {
  const [first] = [...saving.pieces].filter(([, { other }]) => other);
  if (!first) return null;
  const [key, { text, other }] = first;
  const at = clock(other?.at ?? '');
  const choices = [
    { choice: 'mine' as const, label: texts.keepMine },
    { choice: 'theirs' as const, label: texts.keepTheirs },
    ...(text.kind === 'section' ? [{ choice: 'both' as const, label: texts.keepBoth }] : []),
  ];
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <div className={part.dialog}>
        <p>{texts.explain}</p>
        <Version title={texts.mine} text={text} saving={saving} />
        <Version title={at === '' ? texts.theirs : texts.theirsAt(at)} text={other?.text} saving={saving} />
        <p className={part.actions}>
          {choices.map(({ choice, label }) => (
            <Button
              key={choice}
              size="small"
              variant={choice === 'mine' ? undefined : 'line'}
              onClick={() => onChoose(key, choice)}
            >
              {label}
            </Button>
          ))}
        </p>
      </div>
    </Dialog>
  );
}
