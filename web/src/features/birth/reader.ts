import { createContext } from 'react';
import { expertTexts } from './reader-texts.ts';

/** Who reads the birth that a form asks for. */
export const Reader = createContext(expertTexts);
