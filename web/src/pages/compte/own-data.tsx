import type { AccountPersons } from '#web/features/account/account-home.tsx';
import { MailsPart } from './mails-part.tsx';
import { NamesPart } from './names-part.tsx';
import { PersonsPanel } from './persons-panel.tsx';

/** What the customer reads and changes in the profile: the own names, how mails are written, and the births. */
export default function OwnData(account: AccountPersons) {
  const { profile, onProfile } = account;
  return (
    <>
      <NamesPart profile={profile} onProfile={onProfile} />
      <MailsPart profile={profile} onProfile={onProfile} />
      <PersonsPanel {...account} />
    </>
  );
}
