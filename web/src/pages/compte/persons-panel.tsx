import { type ReactNode, useState } from 'react';
import { bornOfKnown } from '#domain/births/known-birth.ts';
import type { Order } from '#domain/order.ts';
import { fullName, type KnownPerson, maxPersons } from '#domain/persons.ts';
import type { Profile } from '#domain/profile.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import type { CorrectedBirth } from '#domain/wire/births.ts';
import type { AccountPersons } from '#web/features/account/account-home.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { OtherOrders } from './other-orders.tsx';
import { OwnBirth, OwnForm } from './own-birth.tsx';
import { bornOfPerson, openOrdersOf, othersThan, ownBornOf, ownOpenOrders } from './person-birth.ts';
import { PersonForm } from './person-form.tsx';
import { PersonOrders } from './person-orders.tsx';
import styles from './persons.module.css';
import { personsTexts as texts } from './persons-texts.ts';
import { RemovePersonDialog } from './remove-person-dialog.tsx';

const nameOf = ({ first_name, last_name }: KnownPerson): string =>
  fullName({ firstName: first_name, lastName: last_name });

type EntryProps = { person: KnownPerson; onChange: () => void; onRemove: () => void; others: ReactNode };

const Entry = ({ person, onChange, onRemove, others }: EntryProps) => {
  const born = bornOfKnown(person);
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
      {others}
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

type Asked = { readonly born: CorrectedBirth; readonly orders: readonly Order[] };
/** The opened form: of the customer, of a new person or of a known one. */
type Edited = KnownPerson | 'new' | 'own' | undefined;

const isKnown = (edited: Edited): edited is KnownPerson => typeof edited === 'object';

/** The customer's own birth and the other persons of the account: to add, to change and to remove. */
export function PersonsPanel({ profile, onProfile, orders, onOrders }: AccountPersons) {
  const persons = profile.persons ?? [];
  const [edited, edit] = useState<Edited>();
  const [removed, remove] = useState<KnownPerson>();
  const [asked, ask] = useState<Asked>();
  const toast = useToast();
  // The pressed button is gone when the form opens or closes and when an entry is removed.
  const heading = useFocusOnChange(`${persons.length} ${edited === undefined}`);
  const change = (title: string) => (next: Profile) => {
    onProfile(next);
    edit(undefined);
    remove(undefined);
    toast({ title, tone: 'success' });
  };
  const offer = (born: CorrectedBirth | undefined, concerned: readonly Order[]) => {
    if (born && concerned.length > 0) ask({ born, orders: concerned });
  };
  const onSaved = (next: Profile) => {
    change(texts.saved)(next);
    const person = isKnown(edited) ? next.persons?.find(({ id }) => id === edited.id) : undefined;
    offer(person && bornOfPerson(person), isKnown(edited) ? openOrdersOf(edited, orders) : []);
  };
  const othersOf = (born: CorrectedBirth, concerned: readonly Order[]) => {
    const others = asked ? [] : othersThan(born, concerned);
    return <OtherOrders count={others.length} onAsk={() => offer(born, others)} />;
  };
  const onOwn = (next: Profile, born: CorrectedBirth) => {
    change(texts.ownSaved)(next);
    offer(born, ownOpenOrders(orders));
  };
  return (
    <section className={styles.persons} aria-labelledby="persons-title">
      <h2 id="persons-title" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {edited === 'own' && <OwnForm profile={profile} onSaved={onOwn} onClose={() => edit(undefined)} />}
      {(isKnown(edited) || edited === 'new') && (
        <PersonForm
          person={isKnown(edited) ? edited : undefined}
          title={isKnown(edited) ? texts.formOf(nameOf(edited)) : texts.formNew}
          onSaved={onSaved}
          onClose={() => edit(undefined)}
        />
      )}
      {asked && edited === undefined && (
        <PersonOrders {...asked} onClose={() => ask(undefined)} onOrders={onOrders} />
      )}
      {edited === undefined && (
        <>
          <ul>
            <OwnBirth
              profile={profile}
              onChange={() => edit('own')}
              others={othersOf(ownBornOf(profile), ownOpenOrders(orders))}
            />
            {persons.map((person) => (
              <Entry
                key={person.id}
                person={person}
                onChange={() => edit(person)}
                onRemove={() => remove(person)}
                others={othersOf(bornOfPerson(person), openOrdersOf(person, orders))}
              />
            ))}
          </ul>
          <p className="meta">{persons.length === 0 ? texts.none : texts.copies}</p>
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
