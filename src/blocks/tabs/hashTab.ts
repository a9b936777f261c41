import { useNavigation } from '../navigation/NavigationContext';

interface HashTab<V extends string> {
	readonly value: V;
	readonly choose: (value: V) => void;
}

/**
 * The tab that a page's hash names (`/about#emojis`), the first one for any other hash. Choosing one goes to its address.
 * @param path the page's, without a hash
 */
export function useHashTab<V extends string>(
	path: string,
	hash: string | undefined,
	values: readonly [V, ...(readonly V[])],
): HashTab<V> {
	const { navigate } = useNavigation();
	return {
		value: values.find(each => each === hash) ?? values[0],
		choose: value => navigate(withHash(path, value)),
	};
}

/** The address of a page's tab. */
export const withHash = (path: string, tab: string): string => `${path}#${tab}`;
