/**
 * Opens an address that is only known after an answer, in a new tab. The tab opens within the click, because browsers
 * block it afterwards; where even that is blocked, this page makes way. Rejects as `addressOf` does, tab closed.
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
