import { useState } from 'react';
import { submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './orders.module.css';
import { SearchField } from './search-field.tsx';
import { ordersTexts as texts } from './texts.ts';

type OrderSearchProps = { first: string; onSearch: (query: string) => void; isBusy: boolean };

/** A failed search keeps the typed text. */
export function OrderSearch({ first, onSearch, isBusy }: OrderSearchProps) {
  const [typed, setTyped] = useState(first);
  return (
    <search>
      <form className={styles.search} onSubmit={submitBy(() => onSearch(typed.trim()))} noValidate>
        <SearchField label={texts.search} name="recherche" value={typed} onChange={setTyped} />
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}
