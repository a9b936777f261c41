import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { useSession } from '@/stores/session/SessionContext';
import { useHotkeys } from './useHotkeys';

/** @param takeEarly the keys that were pressed before */
export default function LateHotkeys({ takeEarly }: { takeEarly: () => readonly KeyboardEvent[] }): null {
	useHotkeys(useSession(), useNavigation(), takeEarly);
	return null;
}
