import { hashOf } from '#lambdas/platform/tokens.ts';

const at = '2026-11-20T09:00:00.000Z';

type Asker = Readonly<Record<'email' | 'former' | 'first' | 'last' | 'birthDate' | 'birthPlace', string>>;

/** A request for the guidance, its proof of consent, and a refusal by the former address. */
export const guidanceRows = ({ email, former, first, last, birthDate, birthPlace }: Asker) => {
  const full_name = `${first} ${last}`;
  const person = { full_name, email, birth_date: birthDate, birth_place: birthPlace };
  const address = { address: hashOf(email), entry: 'address', for_date: '2026-11-20', tz: 'Indian/Reunion' };
  const proof = {
    address: hashOf(email),
    entry: '2026-11-20',
    full_name,
    email,
    consent: 'Oui',
    asked_at: at,
  };
  const refused = { address: hashOf(former), entry: 'address', stopped_at: at, stopped_by: 'link' };
  return [{ ...address, ...person, asked_at: at }, { ...proof, tz: 'Indian/Reunion' }, refused];
};
