import { createContext, useContext } from 'react';

/** Whether a page lies over what a column shows: it keeps its place until one comes back to it. */
const CoveredContext = createContext(false);

export const CoveredProvider = CoveredContext.Provider;

export function useIsCovered(): boolean {
	return useContext(CoveredContext);
}
