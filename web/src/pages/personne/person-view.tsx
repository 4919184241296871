import type { ReactNode } from 'react';
import { outcomeTexts, remedies } from '#domain/texts/corrections.ts';
import type { StudiedOrder, StudiedPerson, StudiedRequest } from '#domain/wire/persons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AskForm } from './ask-form.tsx';
import { ErasePart } from './erase-part.tsx';
import styles from './personne.module.css';
import { personTexts as texts } from './texts.ts';

type Known = StudiedPerson['account'][number];

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const BirthFacts = ({ known: { name, birth, certificate, agreed_at } }: { known: Known }) => (
  <>
    <Fact term={texts.name}>{name}</Fact>
    {certificate !== undefined && <Fact term={texts.certificate}>{certificate}</Fact>}
    <Fact term={texts.birth}>{birth.length === 0 ? texts.unknown : `${birth.join('. ')}.`}</Fact>
    <Fact term={texts.agreed}>{texts.agreedOn(agreed_at)}</Fact>
  </>
);

const Account = ({ account }: Pick<StudiedPerson, 'account'>) => (
  <section className={styles.part} aria-labelledby="account-title">
    <h2 id="account-title">{texts.account}</h2>
    <p className="meta">{texts.accountWhy}</p>
    {account.map((known) => (
      <dl key={`${known.name} ${known.agreed_at}`} className={styles.facts}>
        <BirthFacts known={known} />
      </dl>
    ))}
  </section>
);

const Accesses = ({ accesses }: Pick<StudiedOrder, 'accesses'>) =>
  accesses.length === 0 ? (
    <p className="meta">{texts.noAccess}</p>
  ) : (
    <ul className={styles.lines}>
      {accesses.map((access) => (
        <li key={`${access.at} ${access.what}`}>
          <b>{texts.reader(access)}</b>, <time dateTime={access.at}>{texts.when(access)}</time> :{' '}
          {texts.what(access)}
        </li>
      ))}
    </ul>
  );

const Order = ({ order }: { order: StudiedOrder }) => (
  <section className={styles.part} aria-labelledby={`order-${order.number}`}>
    <h2 id={`order-${order.number}`}>{texts.order(order)}</h2>
    <p className="meta">{texts.orderOn(order)}</p>
    <dl className={styles.facts}>
      <Fact term={texts.services}>{texts.servicesOf(order)}</Fact>
      <Fact term={texts.state}>{texts.stateOf(order)}</Fact>
      <BirthFacts known={order} />
    </dl>
    <h3>{texts.accesses}</h3>
    <Accesses accesses={order.accesses} />
  </section>
);

const Request = ({ request }: { request: StudiedRequest }) => (
  <li>
    <h3>{texts.kind(request)}</h3>
    <p className={styles.dates}>
      <span>{texts.asked(request)}</span>
      <span>{texts.answeredBy(request)}</span>
    </p>
    {request.message !== undefined && <p className={styles.words}>{request.message}</p>}
    {request.answer && (
      <>
        <p>
          <strong>{outcomeTexts.correction[request.answer.outcome]}</strong>
        </p>
        {request.answer.reason !== undefined && <p className={styles.words}>{request.answer.reason}</p>}
        {request.answer.outcome === 'refused' && <p className="meta">{remedies}</p>}
      </>
    )}
  </li>
);

const Requests = ({ requests }: Pick<StudiedPerson, 'requests'>) => (
  <section className={styles.part} aria-labelledby="requests-title">
    <h2 id="requests-title">{texts.requests}</h2>
    <ul className={styles.requests}>
      {requests.map((request) => (
        <Request key={`${request.asked_at} ${request.kind}`} request={request} />
      ))}
    </ul>
  </section>
);

/** The last erasure, done or under way. */
const Erased = ({ requests }: Pick<StudiedPerson, 'requests'>) => {
  const last = requests.find(({ kind }) => kind === 'erasure');
  if (!last) return null;
  return last.answered_at === undefined ? (
    <Notice key="erasing" tone="info" title={texts.erasingTitle}>
      <p>{texts.erasing}</p>
    </Notice>
  ) : (
    <Notice key="erased" tone="success" title={texts.erasedTitle(last.answered_at)}>
      <p>{texts.erased}</p>
    </Notice>
  );
};

type PersonViewProps = {
  token: string;
  person: StudiedPerson;
  onChange: (person: StudiedPerson) => void;
};

/** What is kept, what was asked, and what the person can do about it. */
export function PersonView({ token, person, onChange }: PersonViewProps) {
  const { account, orders, requests } = person;
  const isKept = account.length > 0 || orders.length > 0;
  return (
    <div className={styles.page}>
      {isKept && <p key="bought">{texts.bought(person)}</p>}
      <Erased requests={requests} />
      {!isKept && <p key="nothing">{texts.nothing}</p>}
      {account.length > 0 && <Account account={account} />}
      {orders.map((order) => (
        <Order key={order.number} order={order} />
      ))}
      {requests.length > 0 && <Requests requests={requests} />}
      {isKept && (
        <>
          <AskForm token={token} onAsked={onChange} />
          <ErasePart token={token} buyer={person.buyer} onErased={onChange} />
          <p className="meta">{texts.holder}</p>
        </>
      )}
    </div>
  );
}
