import { createContext, useContext } from 'react';

/** Whether the column around is out of view or collapsed; false outside of columns. */
const ColumnIdleContext = createContext(false);

export const ColumnIdleProvider = ColumnIdleContext.Provider;

/** Tells pages and widgets in a column what the column's own content is told by `isIdle`. */
export function useIsColumnIdle(): boolean {
	return useContext(ColumnIdleContext);
}
