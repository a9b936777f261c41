import { createContext, useContext } from 'react';

/** Whether a page covers the column's own content, which then keeps its scroll position. */
const CoveredContext = createContext(false);

export const CoveredProvider = CoveredContext.Provider;

export function useIsCovered(): boolean {
	return useContext(CoveredContext);
}
