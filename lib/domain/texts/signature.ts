import { fr } from './typography.ts';

/** What a drawn signature is called where it stands for the name. */
export const signatureOf = (name: string): string => fr(`Signature : ${name}`);
