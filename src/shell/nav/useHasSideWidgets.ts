import { useBaseSetting } from '@/stores/preferences/usePreference';
import { sideWidgets } from './navSettings';
import { useIsNarrow } from './useIsNarrow';

/** Whether the layout of one column has widgets beside its page (rules/widgets#places). */
export function useHasSideWidgets(): boolean {
	const isNarrow = useIsNarrow();
	return useBaseSetting(sideWidgets) && !isNarrow;
}
