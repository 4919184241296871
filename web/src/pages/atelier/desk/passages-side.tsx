import { useMemo, useState } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { maxPassageTitle, type NewPassage, type Passage } from '#domain/report/passage.ts';
import { wordCount } from '#domain/report/plain.ts';
import { unfilled } from '#domain/report/variables.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy } from '#web/platform/form.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ConfirmDialog, DialogActions, useSaving } from '../confirm-dialog.tsx';
import part from '../part.module.css';
import desk from './desk.module.css';
import type { Dossier } from './dossier.ts';
import type { SectionEditor } from './editor.ts';
import { insertPassage, selectedBlocks } from './insertion.ts';
import { passagesFor } from './passage-search.ts';
import { excerptOf, fits, placementsIn, readable, tiesOf, titleFor } from './passages.ts';
import styles from './side.module.css';
import { deskTexts, passageTexts as texts } from './texts.ts';
import type { OwnPassages } from './use-passages.ts';

type PassageDialogProps = {
  title: string;
  passage: NewPassage;
  ties: string;
  onSave: (passage: NewPassage) => Promise<void>;
  onClose: () => void;
};

/** Names a passage. The suggested name needs no typing, so that two taps keep a text. */
function PassageDialog({ title, passage, ties, onSave, onClose }: PassageDialogProps) {
  const [name, setName] = useState(passage.title);
  const { error, setError, isBusy, save } = useSaving();
  const submit = () =>
    void save(async () => {
      await onSave({ ...passage, title: name });
      onClose();
    });
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className={part.dialog} noValidate onSubmit={submitBy(submit)}>
        <Field
          label={texts.name}
          name="passage-title"
          value={name}
          maxLength={maxPassageTitle}
          error={error}
          hint={ties === '' ? texts.tiedToNone : texts.tied(ties)}
          onChange={(value) => {
            setName(value);
            setError(undefined);
          }}
        />
        <DialogActions confirm={texts.save} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

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
  editor: SectionEditor | undefined;
  hasSelection: boolean;
  /** Ids of the passages that stand in the text untouched. */
  used: ReadonlySet<string>;
};

type Opened =
  | { readonly what: 'keep'; readonly passage: NewPassage }
  | { readonly what: 'rename' | 'remove'; readonly passage: Passage };

type EntryProps = Pick<PassagesSideProps, 'dossier' | 'editor'> & {
  passage: Passage;
  isUsed: boolean;
  onOpen: (opened: Opened) => void;
};

const Entry = ({ passage, isUsed, dossier, editor, onOpen }: EntryProps) => {
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
        <button type="button" onClick={() => onOpen({ what: 'rename', passage })}>
          {texts.rename}
          <span className="sr">{` ${passage.title}`}</span>
        </button>
        <button type="button" onClick={() => onOpen({ what: 'remove', passage })}>
          {texts.remove}
          <span className="sr">{` ${passage.title}`}</span>
        </button>
      </p>
    </li>
  );
};

const Dialogs = ({ opened, own, onClose }: { opened: Opened; own: OwnPassages; onClose: () => void }) => {
  const toast = useToast();
  const { what, passage } = opened;
  if (what === 'remove')
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
  return (
    <PassageDialog
      title={what === 'keep' ? texts.keepTitle : texts.rename}
      passage={passage}
      ties={tiesOf(passage)}
      onSave={async (named) => {
        const { title, service, placements } = named;
        // The text itself, whose variables this dossier has filled in.
        const { blocks } = (what === 'rename' && own.passages?.find(({ id }) => id === passage.id)) || named;
        await own.save({ title, service, placements, blocks }, what === 'keep' ? undefined : passage.id);
        toast({ tone: 'success', title: texts.kept });
      }}
      onClose={onClose}
    />
  );
};

/** Entries of a long list, before «Afficher plus». */
const shownAtOnce = 40;

/** The expert's own passages: those that fit this dossier, the others when they are sought. */
export function PassagesSide(props: PassagesSideProps) {
  const { own, mine, service, dossier, editor, hasSelection, used } = props;
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const [opened, setOpened] = useState<Opened>();
  const found = useMemo(() => passagesFor(mine, dossier, sought), [mine, dossier, sought]);
  if (own.error !== undefined) return <Notice tone="error" title={messageOf(own.error, texts.failed)} />;
  if (!own.passages) return <Skeleton label={deskTexts.loading} />;
  const keep = () => {
    if (!editor) return;
    const blocks = selectedBlocks(editor).slice(0, 10);
    const passage = { title: titleFor(blocks), service, placements: placementsIn(blocks), blocks };
    const kept = dossier ? { ...passage, blocks: unfilled(passage, dossier.values) } : passage;
    setOpened({ what: 'keep', passage: kept });
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
          setSought(currentTarget.value);
          setMost(shownAtOnce);
        }}
      />
      {hasSelection && (
        <p className={styles.keep}>
          <Button size="small" onClick={keep}>
            {texts.keep}
          </Button>
        </p>
      )}
      <h3 className={styles.title}>{sought === '' ? texts.title : texts.found}</h3>
      {found.length === 0 && <p className="meta">{sought === '' ? texts.none : texts.notFound}</p>}
      <ul className={styles.passages}>
        {found.slice(0, most).map((passage) => (
          <Entry
            key={passage.id}
            passage={passage}
            dossier={dossier}
            editor={editor}
            isUsed={used.has(passage.id)}
            onOpen={setOpened}
          />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className={desk.link} onClick={() => setMost(most + shownAtOnce)}>
          {texts.more(found.length - most)}
        </button>
      )}
      {own.passages.length > 0 && (
        <p className={styles.exports}>
          {(['json', 'text'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              className={desk.link}
              onClick={() => exportPassages(own.passages ?? [], kind)}
            >
              {kind === 'json' ? texts.exportFile : texts.exportText}
            </button>
          ))}
        </p>
      )}
      {opened && <Dialogs opened={opened} own={own} onClose={() => setOpened(undefined)} />}
    </>
  );
}
