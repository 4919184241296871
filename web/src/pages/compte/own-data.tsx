import type { AccountPersons } from './account-home.tsx';
import { PersonsPanel } from './persons-panel.tsx';
import { MailsPart, NamesPart } from './profile-parts.tsx';
import { useTurn } from './use-turn.ts';

/** What the customer reads and changes in the profile: the own names, how mails are written, and the births. */
export default function OwnData(account: AccountPersons) {
  const { profile, onProfile } = account;
  const turn = useTurn();
  return (
    <>
      <NamesPart profile={profile} onProfile={onProfile} turn={turn} />
      <MailsPart profile={profile} onProfile={onProfile} turn={turn} />
      <PersonsPanel {...account} turn={turn} />
    </>
  );
}
