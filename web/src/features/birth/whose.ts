import { createContext } from 'react';

/** Whose birth a form asks for: of the reader, or of another person. */
export const Whose = createContext<'own' | 'other'>('own');
