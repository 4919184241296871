import { type ReactNode, useState } from 'react';
import { bornOfKnown } from '#domain/births/known-birth.ts';
import type { Order } from '#domain/order.ts';
import { fullName, type KnownPerson, maxPersons } from '#domain/persons.ts';
import type { Profile } from '#domain/profile.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import type { CorrectedBirth } from '#domain/wire/births.ts';
import { updateProfile } from '#domain/wire/profile.ts';
import CorrectionForm from '#web/features/birth/correction-form.tsx';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { AccountPersons } from './account-home.tsx';
import { personsTexts } from './own-data-texts.ts';
import { bornOfPerson, openOrdersOf, othersThan, ownChangeOf, ownOpenOrders } from './person-birth.ts';
import { PersonForm } from './person-form.tsx';
import { PersonNotice } from './person-notice.tsx';
import { PersonOrders } from './person-orders.tsx';
import styles from './persons.module.css';
import profileStyles from './profile.module.css';
import { TextButton } from './text-button.tsx';
import type { Turn } from './use-turn.ts';

type OwnBirthProps = { profile: Profile; onChange: () => void; others: ReactNode };

/** The customer's own birth, as experts and the guidance would read it. */
const OwnBirth = ({ profile, onChange, others }: OwnBirthProps) => {
  const born = bornOfKnown(profile);
  const sentence = birthSentence(born);
  const { instant } = birthLines(born);
  const { birthNames } = born;
  return (
    <li>
      <div className={profileStyles.head}>
        <h4>{personsTexts.ownForm}</h4>
        <TextButton onClick={onChange}>
          {sentence === undefined ? personsTexts.addOwn : personsTexts.changeOwn}
        </TextButton>
      </div>
      <p>
        {sentence === undefined ? personsTexts.ownUnknown : `${sentence}.`}
        {sentence !== undefined && instant !== undefined && <span> {`${instant}.`}</span>}
      </p>
      {birthNames && <p>{personsTexts.certificate(`${birthNames.firstNames} ${birthNames.lastName}`)}</p>}
      {others}
    </li>
  );
};

type OwnFormProps = {
  profile: Profile;
  onSaved: (profile: Profile, born: CorrectedBirth) => void;
  onClose: () => void;
};

const OwnForm = ({ profile, onSaved, onClose }: OwnFormProps) => (
  <CorrectionForm
    born={bornOfKnown(profile)}
    label={personsTexts.ownForm}
    submit={personsTexts.save}
    effect={personsTexts.ownEffect}
    onSend={async (born) => onSaved(await call(updateProfile, { body: ownChangeOf(born) }), born)}
    onClose={onClose}
  />
);

type OtherOrdersProps = { readonly count: number; readonly onAsk: () => void };

/** Says that open orders have another birth than the account, and leads to the question for each. */
const OtherOrders = ({ count, onAsk }: OtherOrdersProps) =>
  count > 0 && (
    <p>
      {personsTexts.otherBirth(count)} <TextButton onClick={onAsk}>{personsTexts.seeOrders}</TextButton>
    </p>
  );

type RemoveProps = {
  /** The dialog is open while it is defined. */
  person: KnownPerson | undefined;
  name: string;
  onRemoved: (profile: Profile) => void;
  onClose: () => void;
};

/** Asks once before a person is removed. */
function RemovePersonDialog({ person, name, onRemoved, onClose }: RemoveProps) {
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const { isBusy, run } = useAction({
    act: async (id: string) => {
      setError(undefined);
      onRemoved(await call(updateProfile, { body: { forget_person: id } }));
    },
    fail: (failure) => setError(messageOf(failure, personsTexts.unexpected)),
  });
  return (
    <Dialog open={person !== undefined} onClose={close} title={personsTexts.removeTitle(name)}>
      {person && (
        <div className={styles.dialog}>
          <p>{personsTexts.removeDetail}</p>
          {error !== undefined && (
            <Notice tone="error" title={personsTexts.removeFailed}>
              <p>{error}</p>
            </Notice>
          )}
          <p className={styles.buttons}>
            <Button busy={isBusy} onClick={() => void run(person.id)}>
              {personsTexts.remove}
            </Button>
            <Button variant="line" onClick={close}>
              {personsTexts.cancel}
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}

const nameOf = ({ first_name, last_name }: KnownPerson): string =>
  fullName({ firstName: first_name, lastName: last_name });

const buyerOf = ({ first_name, last_name, email }: Profile): string =>
  first_name && last_name ? fullName({ firstName: first_name, lastName: last_name }) : email;

type EntryProps = {
  person: KnownPerson;
  buyer: string;
  onChange: () => void;
  onRemove: () => void;
  others: ReactNode;
};

const Entry = ({ person, buyer, onChange, onRemove, others }: EntryProps) => {
  const born = bornOfKnown(person);
  const { instant } = birthLines(born);
  const name = nameOf(person);
  const certificate = person.birth_names;
  return (
    <li>
      <div className={profileStyles.head}>
        <h4>{name}</h4>
        <span className={profileStyles.ways}>
          <TextButton onClick={onChange}>
            {personsTexts.change}
            <span className="sr">{personsTexts.of(name)}</span>
          </TextButton>
          <TextButton onClick={onRemove}>
            {personsTexts.remove}
            <span className="sr">{personsTexts.of(name)}</span>
          </TextButton>
        </span>
      </div>
      <p>
        {birthSentence(born)}.{instant !== undefined && <span> {`${instant}.`}</span>}
      </p>
      {certificate && <p>{personsTexts.certificate(`${certificate.firstNames} ${certificate.lastName}`)}</p>}
      {others}
      <PersonNotice
        person={{ firstName: person.first_name, lastName: person.last_name }}
        buyer={buyer}
        of="person"
        id={person.id}
      />
    </li>
  );
};

type Asked = { readonly born: CorrectedBirth; readonly orders: readonly Order[] };
/** The opened form: of the customer, of a new person or of a known one. */
type Edited = KnownPerson | 'new' | 'own' | undefined;

const isKnown = (edited: Edited): edited is KnownPerson => typeof edited === 'object';

type PersonsPanelProps = AccountPersons & { readonly turn: Turn };

/** The customer's own birth and the other persons of the account: to add, to change and to remove. */
export function PersonsPanel({ profile, onProfile, orders, onOrders, turn }: PersonsPanelProps) {
  const id = 'persons-title';
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
    change(personsTexts.saved)(next);
    const person = isKnown(edited) ? next.persons?.find(({ id }) => id === edited.id) : undefined;
    offer(person && bornOfPerson(person), isKnown(edited) ? openOrdersOf(edited, orders) : []);
  };
  const othersOf = (born: CorrectedBirth, concerned: readonly Order[]) => {
    const others = asked ? [] : othersThan(born, concerned);
    return <OtherOrders count={others.length} onAsk={() => offer(born, others)} />;
  };
  const onOwn = (next: Profile, born: CorrectedBirth) => {
    change(personsTexts.ownSaved)(next);
    offer(born, ownOpenOrders(orders));
  };
  return (
    <section
      className={classes(profileStyles.section, styles.persons, turn.look(id))}
      aria-labelledby={id}
      {...turn.of(id)}
    >
      <h3 id={id} ref={heading} tabIndex={-1}>
        {personsTexts.title}
      </h3>
      {edited === 'own' && <OwnForm profile={profile} onSaved={onOwn} onClose={() => edit(undefined)} />}
      {(isKnown(edited) || edited === 'new') && (
        <PersonForm
          person={isKnown(edited) ? edited : undefined}
          title={isKnown(edited) ? personsTexts.formOf(nameOf(edited)) : personsTexts.formNew}
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
              others={othersOf(bornOfKnown(profile), ownOpenOrders(orders))}
            />
            {persons.map((person) => (
              <Entry
                key={person.id}
                person={person}
                buyer={buyerOf(profile)}
                onChange={() => edit(person)}
                onRemove={() => remove(person)}
                others={othersOf(bornOfPerson(person), openOrdersOf(person, orders))}
              />
            ))}
          </ul>
          <p className="meta">{persons.length === 0 ? personsTexts.none : personsTexts.copies}</p>
          {persons.length < maxPersons ? (
            <p>
              <TextButton onClick={() => edit('new')}>{personsTexts.add}</TextButton>
            </p>
          ) : (
            <p className="meta">{personsTexts.full(maxPersons)}</p>
          )}
        </>
      )}
      <RemovePersonDialog
        person={removed}
        name={removed ? nameOf(removed) : ''}
        onRemoved={change(personsTexts.removed)}
        onClose={() => remove(undefined)}
      />
    </section>
  );
}
