import { undo } from 'prosemirror-history';
import { useState } from 'react';
import type { Section } from '#domain/report/document.ts';
import { sectionKey } from '#domain/report/draft-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import part from '../part.module.css';
import type { DraftSession } from './draft-session.ts';
import styles from './find.module.css';
import { type Group, grouped, type Hit, hitsIn, put, type Sought } from './find.ts';
import { planTexts } from './texts.ts';
import { findTexts as texts } from './tool-texts.ts';
import type { OpenDesk } from './use-open-desk.ts';

/** What a replacement has changed, so that it can be taken back. */
type Done = { readonly count: number; readonly before: readonly Section[] };

const useReplacing = (desk: OpenDesk, session: DraftSession) => {
  const [done, setDone] = useState<Done>();
  const replace = (hits: readonly Hit[], words: string) => {
    const before: Section[] = [];
    for (const { section } of desk.sections) {
      const own = hits.filter((hit) => hit.section === section.id);
      if (own.length === 0) continue;
      before.push(section);
      desk.changeSection(section, (tr) => put(tr, own, words));
    }
    setDone({ count: hits.length, before });
  };
  const takeBack = () => {
    for (const section of done?.before ?? []) {
      if (section.id === desk.current && desk.editor) {
        const { view } = desk.editor;
        undo(view.state, view.dispatch);
        void session.keep();
      } else
        session.change({ kind: 'replaced', key: sectionKey(section.id), text: { kind: 'section', section } });
    }
    setDone(undefined);
  };
  return { done, forget: () => setDone(undefined), replace, takeBack };
};

type FoundProps = { groups: readonly Group[]; onGo: (hit: Hit) => void; onReplace: (hit: Hit) => void };

const Found = ({ groups, onGo, onReplace }: FoundProps) =>
  groups.map(({ section, title, hits }) => (
    <section key={section} className={styles.group} aria-label={title || planTexts.untitled}>
      <h3>{title || planTexts.untitled}</h3>
      <ul>
        {hits.map((hit) => (
          <li key={hit.from}>
            <button type="button" className={styles.hit} onClick={() => onGo(hit)}>
              {hit.before}
              <mark>{hit.said}</mark>
              {hit.after}
            </button>
            <Button variant="line" size="small" onClick={() => onReplace(hit)}>
              {texts.replace}
              <span className="sr">{` ${hit.before}${hit.said}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));

type FindDialogProps = {
  desk: OpenDesk;
  session: DraftSession;
  sought: Sought;
  onSought: (sought: Sought) => void;
  onGo: (hit: Hit) => void;
  onClose: () => void;
};

/** Seeks words in the whole report, leads to them, and puts others in their place. */
export function FindDialog({ desk, session, sought, onSought, onGo, onClose }: FindDialogProps) {
  const [words, setWords] = useState('');
  const { done, forget, replace, takeBack } = useReplacing(desk, session);
  const hits = hitsIn(desk.sections, sought);
  const groups = grouped(desk.sections, hits);
  const change = (changes: Partial<Sought>) => {
    forget();
    onSought({ ...sought, ...changes });
  };
  const told = done ? texts.replaced(done.count) : texts.found(hits.length, groups.length);
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <div className={part.dialog}>
        <Field
          label={texts.sought}
          name="sought"
          value={sought.words}
          onChange={(value) => change({ words: value })}
        />
        <div className={styles.options}>
          <Check
            name="whole"
            label={texts.whole}
            checked={sought.isWhole}
            onChange={(isWhole) => change({ isWhole })}
          />
          <Check
            name="case"
            label={texts.hasCase}
            checked={sought.hasCase}
            onChange={(hasCase) => change({ hasCase })}
          />
        </div>
        <Field
          label={texts.words}
          name="replacement"
          value={words}
          hint={texts.wordsHint}
          onChange={setWords}
        />
        <p role="status">{sought.words.trim() === '' ? texts.intro : told}</p>
        <p className={part.actions}>
          {done && (
            <Button variant="line" size="small" onClick={takeBack}>
              {texts.takeBack}
            </Button>
          )}
          {hits.length > 0 && (
            <Button size="small" onClick={() => replace(hits, words)}>
              {texts.replaceAll(hits.length)}
            </Button>
          )}
        </p>
        <Found groups={groups} onGo={onGo} onReplace={(hit) => replace([hit], words)} />
      </div>
    </Dialog>
  );
}
