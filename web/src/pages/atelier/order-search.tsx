import { useState } from 'react';
import { submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './orders.module.css';
import { SearchField } from './search-field.tsx';
import { ordersTexts as texts } from './texts.ts';

type OrderSearchProps = {
  first: string;
  onSearch: (query: string) => void;
  /** The search whose answer is awaited; another one may be asked for meanwhile. */
  loading: string | undefined;
};

/** A failed search keeps the typed text. */
export function OrderSearch({ first, onSearch, loading }: OrderSearchProps) {
  const [typed, setTyped] = useState(first);
  return (
    <search>
      <form className={styles.search} onSubmit={submitBy(() => onSearch(typed.trim()))} noValidate>
        <SearchField label={texts.search} name="recherche" value={typed} onChange={setTyped} />
        <Button type="submit" busy={typed.trim() === loading}>
          {texts.submit}
        </Button>
      </form>
    </search>
  );
}
