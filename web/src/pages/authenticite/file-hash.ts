/** Larger files are no reports of the shop. */
const maxBytes = 64 * 1024 * 1024;

/** SHA-256 of a file in hexadecimal, computed in this browser. Throws for a file that cannot be read. */
export const fileHash = async (file: File): Promise<string> => {
  if (file.size > maxBytes) throw new RangeError('the file is too large');
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
