/** Saves a file through the browser's own download. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
