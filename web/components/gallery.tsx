import '#content/faces.css';
import '#content/palette.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '#web/platform/session-react.tsx';
import { Header } from '#web/shell/header.tsx';
import { componentsTexts as texts } from '#web/texts/components-page.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import styles from './gallery.module.css';
import { Actions } from './sections/actions.tsx';
import { Births } from './sections/births.tsx';
import { Forms } from './sections/forms.tsx';
import { Orders } from './sections/orders.tsx';
import { Places } from './sections/places.tsx';
import { Reading } from './sections/reading.tsx';

const Gallery = () => (
  <ToastProvider>
    <SessionProvider>
      <Header />
      <main className={`wrap ${styles.page}`}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <Actions />
        <Forms />
        <Places />
        <Reading />
        <Orders />
        <Births />
      </main>
    </SessionProvider>
  </ToastProvider>
);

const container = document.getElementById('app');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <Gallery />
      </BrowserRouter>
    </StrictMode>,
  );
}
