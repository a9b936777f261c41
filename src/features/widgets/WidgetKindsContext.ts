import { createContext, useContext } from 'react';
import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';

/** All kinds of widgets, as the shell lists them. */
export const WidgetKindsContext = createContext<readonly WidgetDefinition[]>([]);

export const useWidgetKinds = (): readonly WidgetDefinition[] => useContext(WidgetKindsContext);

/** Undefined for a kind that this version doesn't know. */
export function useWidgetKind(name: string): WidgetDefinition | undefined {
	return useContext(WidgetKindsContext).find(({ kind }) => kind === name);
}
