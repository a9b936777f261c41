import { createContext, type ReactNode } from 'react';

/** What late parts show until their code is loaded: nothing, or what is given around them. */
export const LateFallback = createContext<ReactNode>(null);
