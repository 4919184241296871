import { useState } from 'react';
import { fullName, type KnownPerson, maxPersons } from '#domain/persons.ts';
import type { Profile } from '#domain/profile.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { PersonForm } from './person-form.tsx';
import styles from './persons.module.css';
import { personsTexts as texts } from './persons-texts.ts';
import { RemovePersonDialog } from './remove-person-dialog.tsx';

const nameOf = ({ first_name, last_name }: KnownPerson): string =>
  fullName({ firstName: first_name, lastName: last_name });

type EntryProps = { person: KnownPerson; onChange: () => void; onRemove: () => void };

const Entry = ({ person, onChange, onRemove }: EntryProps) => {
  const { birth_date: birthDate, birth_time: birthTime, birth_place: birthPlace, birth } = person;
  const born = { birthDate, birthTime, birthPlace, birth };
  const { instant } = birthLines(born);
  const name = nameOf(person);
  const certificate = person.birth_names;
  return (
    <li>
      <h3>{name}</h3>
      <p>
        {birthSentence(born)}.{instant !== undefined && <span> {`${instant}.`}</span>}
      </p>
      {certificate && <p>{texts.certificate(`${certificate.firstNames} ${certificate.lastName}`)}</p>}
      <p className={styles.buttons}>
        <Button variant="line" size="small" onClick={onChange}>
          {texts.change}
          <span className="sr">{texts.of(name)}</span>
        </Button>
        <Button variant="line" size="small" onClick={onRemove}>
          {texts.remove}
          <span className="sr">{texts.of(name)}</span>
        </Button>
      </p>
    </li>
  );
};

type PersonsPanelProps = { profile: Profile; onProfile: (profile: Profile) => void };

/** The other persons of the account, with their births: to add, to change and to remove. */
export default function PersonsPanel({ profile, onProfile }: PersonsPanelProps) {
  const persons = profile.persons ?? [];
  const [edited, edit] = useState<KnownPerson | 'new'>();
  const [removed, remove] = useState<KnownPerson>();
  const toast = useToast();
  // The pressed button is gone when the form opens or closes and when an entry is removed.
  const heading = useFocusOnChange(`${persons.length} ${edited === undefined}`);
  const change = (title: string) => (next: Profile) => {
    onProfile(next);
    edit(undefined);
    remove(undefined);
    toast({ title, tone: 'success' });
  };
  const isNew = edited === 'new';
  return (
    <section className={styles.persons} aria-labelledby="persons-title">
      <h2 id="persons-title" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {edited !== undefined && (
        <PersonForm
          person={isNew ? undefined : edited}
          title={isNew ? texts.formNew : texts.formOf(nameOf(edited))}
          onSaved={change(texts.saved)}
          onClose={() => edit(undefined)}
        />
      )}
      {edited === undefined && (
        <>
          <p className="meta">{persons.length === 0 ? texts.none : texts.copies}</p>
          {persons.length > 0 && (
            <ul>
              {persons.map((person) => (
                <Entry
                  key={person.id}
                  person={person}
                  onChange={() => edit(person)}
                  onRemove={() => remove(person)}
                />
              ))}
            </ul>
          )}
          {persons.length < maxPersons ? (
            <p>
              <Button variant="line" onClick={() => edit('new')}>
                {texts.add}
              </Button>
            </p>
          ) : (
            <p className="meta">{texts.full(maxPersons)}</p>
          )}
        </>
      )}
      <RemovePersonDialog
        person={removed}
        name={removed ? nameOf(removed) : ''}
        onRemoved={change(texts.removed)}
        onClose={() => remove(undefined)}
      />
    </section>
  );
}
