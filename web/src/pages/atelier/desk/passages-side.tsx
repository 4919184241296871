import { useEffect, useMemo, useRef, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import type { NewPassage, Passage } from '#domain/report/passage.ts';
import { wordCount } from '#domain/report/plain.ts';
import { unfilled } from '#domain/report/variables.ts';
import { messageOf } from '#web/platform/errors.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Later } from '../later.tsx';
import deskStyles from './desk.module.css';
import type { Dossier } from './dossier.ts';
import type { SectionEditor } from './editor.ts';
import { insertPassage, selectedBlocks } from './insertion.ts';
import { passagesFor } from './passage-search.ts';
import { bare, excerptOf, fits, placementsIn, readable, tiesOf, titleFor } from './passages.ts';
import styles from './side.module.css';
import { deskTexts, passageTexts as texts } from './texts.ts';
import type { OpenDesk } from './use-open-desk.ts';
import type { OwnPassages } from './use-passages.ts';

const loadForm = () => import('../library/library-panel.tsx');

/** All passages as a file: for another program, or to be read. */
const exportPassages = (passages: readonly Passage[], kind: 'json' | 'text'): void => {
  const [content, type, ending] =
    kind === 'json'
      ? ([JSON.stringify({ version: 1, passages }, null, 2), 'application/json', 'json'] as const)
      : ([readable(passages), 'text/plain;charset=utf-8', 'txt'] as const);
  saveFile(new Blob([content], { type }), `${texts.file}.${ending}`);
};

type PassagesSideProps = {
  own: OwnPassages;
  /** Those of the discipline. */
  mine: readonly Passage[];
  service: Discipline;
  dossier: Dossier | undefined;
  desk: Pick<OpenDesk, 'editor' | 'caret'>;
  /** Ids of the passages that stand in the text untouched. */
  used: ReadonlySet<string>;
  /** False while another side is shown. */
  isOpen: boolean;
};

/** What is being written: a passage that is kept already, or a new one. */
type Begun = { readonly id?: string; readonly first: NewPassage };

type EntryProps = Pick<PassagesSideProps, 'dossier'> & {
  editor: SectionEditor | undefined;
  passage: Passage;
  isUsed: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

const Entry = ({ passage, isUsed, dossier, editor, onEdit, onRemove }: EntryProps) => {
  const state = isUsed ? texts.used : fits(passage, dossier) ? tiesOf(passage) || texts.free : texts.unfit;
  return (
    <li>
      <p>
        <b className={classes(isUsed && styles.used)}>{passage.title}</b>
        <span className="meta">{`${deskTexts.words(wordCount(passage))}, ${state}`}</span>
      </p>
      <p className={styles.excerpt}>{excerptOf(passage)}</p>
      <p className={styles.actions}>
        <Button variant="line" size="small" onClick={() => editor && insertPassage(editor, passage)}>
          {texts.insert}
          <span className="sr">{` ${passage.title}`}</span>
        </Button>
        <button type="button" onClick={onEdit}>
          {texts.edit}
          <span className="sr">{` ${passage.title}`}</span>
        </button>
        <button type="button" onClick={onRemove}>
          {texts.remove}
          <span className="sr">{` ${passage.title}`}</span>
        </button>
      </p>
    </li>
  );
};

type RemovalProps = { passage: Passage; own: OwnPassages; onClose: () => void };

const Removal = ({ passage, own, onClose }: RemovalProps) => {
  const toast = useToast();
  return (
    <ConfirmDialog
      title={texts.removeTitle(passage.title)}
      effect={texts.removeEffect}
      confirm={texts.remove}
      act={() => own.remove(passage.id)}
      onClose={onClose}
      onDone={() => {
        toast({ tone: 'success', title: texts.removed });
        onClose();
      }}
    />
  );
};

const Exports = ({ passages }: { passages: readonly Passage[] }) => (
  <p className={styles.exports}>
    {(['json', 'text'] as const).map((kind) => (
      <button
        key={kind}
        type="button"
        className={deskStyles.link}
        onClick={() => exportPassages(passages, kind)}
      >
        {kind === 'json' ? texts.exportFile : texts.exportText}
      </button>
    ))}
  </p>
);

/** Entries of a long list, before «Afficher plus». */
const shownAtOnce = 40;

type ListProps = Omit<PassagesSideProps, 'service' | 'isOpen'> & {
  sought: string;
  onSought: (sought: string) => void;
  onBegin: (begun: Begun | 'keep' | 'new') => void;
  /** From the form of a passage: the focus is taken to the list. */
  isBack: boolean;
};

/** Those that fit this dossier, the others when they are sought. */
function PassageList(props: ListProps) {
  const { own, mine, dossier, desk, used, sought, onSought, onBegin, isBack } = props;
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) place.current?.focus();
  }, [isBack]);
  const [most, setMost] = useState(shownAtOnce);
  const [removed, setRemoved] = useState<Passage>();
  const found = useMemo(() => passagesFor(mine, dossier, sought), [mine, dossier, sought]);
  const edit = ({ id }: Passage) => {
    // The text itself, whose variables this dossier has filled in.
    const kept = own.passages?.find((one) => one.id === id);
    if (kept) onBegin({ id, first: bare(kept) });
  };
  return (
    <>
      <input
        className={styles.search}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={sought}
        onChange={({ currentTarget }) => {
          onSought(currentTarget.value);
          setMost(shownAtOnce);
        }}
      />
      <p className={styles.keep}>
        {desk.caret.hasSelection && (
          <Button size="small" onClick={() => onBegin('keep')}>
            {texts.keep}
          </Button>
        )}
        <Button ref={place} variant="line" size="small" onClick={() => onBegin('new')}>
          {texts.write}
        </Button>
      </p>
      <h3 className={styles.title}>{sought === '' ? texts.title : texts.found}</h3>
      {found.length === 0 && <p className="meta">{sought === '' ? texts.none : texts.notFound}</p>}
      <ul className={styles.passages}>
        {found.slice(0, most).map((passage) => (
          <Entry
            key={passage.id}
            passage={passage}
            dossier={dossier}
            editor={desk.editor}
            isUsed={used.has(passage.id)}
            onEdit={() => edit(passage)}
            onRemove={() => setRemoved(passage)}
          />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className={deskStyles.link} onClick={() => setMost(most + shownAtOnce)}>
          {texts.more(found.length - most)}
        </button>
      )}
      {own.passages && own.passages.length > 0 && <Exports passages={own.passages} />}
      {removed && <Removal passage={removed} own={own} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

/** What the selected text would be as a passage; its values become variables again. */
const selectedPassage = (editor: SectionEditor, service: Discipline, dossier: Dossier | undefined) => {
  const blocks = selectedBlocks(editor).slice(0, 10);
  const passage = { title: titleFor(blocks), service, placements: placementsIn(blocks), blocks };
  return dossier ? { ...passage, blocks: unfilled(passage, dossier.values) } : passage;
};

/** The expert's own passages: sought, inserted, written and changed beside the text. */
export function PassagesSide(props: PassagesSideProps) {
  const { own, service, dossier, desk, isOpen } = props;
  const toast = useToast();
  const [sought, setSought] = useState('');
  const [begun, setBegun] = useState<Begun>();
  const [isBack, setBack] = useState(false);
  if (own.error !== undefined) return <Notice tone="error" title={messageOf(own.error, texts.failed)} />;
  if (!own.passages) return <Skeleton label={deskTexts.loading} />;
  const close = () => {
    setBegun(undefined);
    setBack(true);
  };
  const begin: ListProps['onBegin'] = (what) => {
    if (what === 'new') setBegun({ first: { title: '', service, placements: [], blocks: [] } });
    else if (what !== 'keep') setBegun(what);
    else if (desk.editor) setBegun({ first: selectedPassage(desk.editor, service, dossier) });
  };
  if (begun)
    return (
      <Later load={loadForm}>
        {({ PassageForm }) => (
          <PassageForm
            first={begun.first}
            dossier={dossier}
            onSave={async (passage) => {
              await own.save(passage, begun.id);
              close();
              toast({ tone: 'success', title: texts.kept });
            }}
            onClose={close}
          />
        )}
      </Later>
    );
  // Kept while another side is open, the list needs not be drawn.
  if (!isOpen) return null;
  return <PassageList {...props} sought={sought} onSought={setSought} onBegin={begin} isBack={isBack} />;
}
