/**
 * A public page inlines only what its own markup needs of the shared sheet. States and other pages need the rest: it
 * takes its place before the first of them is drawn, ahead of the sheets of single routes, which may overrule it.
 */
export const loadWholeSheet = (): Promise<void> =>
  new Promise((resolve) => {
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="style"]');
    if (!sheet) return resolve();
    sheet.remove();
    sheet.rel = 'stylesheet';
    sheet.onload = () => resolve();
    // Without it the page is plainer, and still works.
    sheet.onerror = () => resolve();
    // In a task of its own: all elements get their styles anew, which would lengthen that of the scripts.
    setTimeout(() => document.head.querySelector('style')?.after(sheet));
  });
