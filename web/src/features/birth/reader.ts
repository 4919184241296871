import { createContext } from 'react';
import { expertTexts } from './texts.ts';

/** Whose birth a form asks for: of the reader, or of another person. */
export const Whose = createContext<'own' | 'other'>('own');

/** Who reads the birth that a form asks for. */
export const Reader = createContext(expertTexts);
