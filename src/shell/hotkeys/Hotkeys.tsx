import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { useSession } from '@/stores/session/SessionContext';
import { useHotkeys } from './useHotkeys';

/** Handles the keys of the whole page; pages open where the surrounding layout opens them. */
export function Hotkeys(): null {
	useHotkeys(useSession(), useNavigation());
	return null;
}
