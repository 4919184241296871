/**
 * Opens an address that is known only after an answer in a new tab. The tab opens during the click, because browsers
 * block it later; when it is blocked all the same, this page navigates. Rejects as `addressOf` does, with the tab
 * closed.
 */
export const openInTab = async (addressOf: () => Promise<string>): Promise<void> => {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = await addressOf();
    if (tab) tab.location.href = address;
    else window.location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
