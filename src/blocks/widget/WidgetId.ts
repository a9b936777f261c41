import { createContext, useContext } from 'react';

const Id = createContext('');

/** The id of the widget around, by which it is stored. */
export const WidgetIdProvider = Id.Provider;

/** Empty for a sample. */
export const useWidgetId = (): string => useContext(Id);
