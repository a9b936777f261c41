import { useNavigation } from '../navigation/NavigationContext';
import { withHash } from './withHash';

/**
 * The tab of a page that its address names by the hash. Choosing one replaces the address, so that "back" leaves the
 * page.
 * @param path of the page, without a hash
 * @param tabs those that there are now
 * @param fallback the tab of an address without a hash, or with an unknown one
 */
export function useHashTab<V extends string>(
	path: string,
	hash: string | undefined,
	tabs: readonly V[],
	fallback: V,
): readonly [tab: V, choose: (tab: V) => void] {
	const { navigate, replace = navigate } = useNavigation();
	const tab = tabs.find(each => each === hash) ?? fallback;
	return [tab, next => replace(withHash(path, next))];
}
