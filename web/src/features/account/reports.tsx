import { useState } from 'react';
import { nameOf } from '#domain/catalogue.ts';
import type { Order } from '#domain/order.ts';
import { messageOf } from '#web/platform/errors.ts';
import { ordersTexts as texts } from '#web/texts/account.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Button } from '#web/ui/button.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './account.module.css';
import { reportLink } from './api.ts';

/** Opens the tab within the click, before the answer: browsers block it afterwards. */
const openReport = async (path: string): Promise<void> => {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = await reportLink(path);
    if (tab) tab.location.href = address;
    else window.location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
};

/** The reports of an order, each in a new tab (§2). */
export function Reports({ files }: { files: Order['file_urls'] }) {
  const toast = useToast();
  const [busy, setBusy] = useState<string>();
  const open = async (path: string) => {
    setBusy(path);
    try {
      await openReport(path);
    } catch (error) {
      toast({ title: texts.openFailed, text: messageOf(error, ''), tone: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <ul className={styles.reports}>
      {files.map(({ service, url }) => (
        <li key={service} className={accentOf(service)}>
          <Emblem service={service} size={40} />
          <span>{nameOf(service)}</span>
          <Button variant="line" size="small" busy={busy === url} onClick={() => void open(url)}>
            <span>
              {texts.openPdf}
              <span className="sr"> {nameOf(service)}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
