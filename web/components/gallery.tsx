import '#web/styles/fonts.css';
import '#web/styles/tokens.css';
import '#web/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { componentsTexts as texts } from '#web/texts/components-page.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { Actions } from './sections/actions.tsx';
import { Forms } from './sections/forms.tsx';
import { Reading } from './sections/reading.tsx';

const Gallery = () => (
  <ToastProvider>
    <main className="wrap">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <Actions />
      <Forms />
      <Reading />
    </main>
  </ToastProvider>
);

const container = document.getElementById('app');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  );
}
