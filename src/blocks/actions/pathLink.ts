import type { Navigation } from '../navigation/NavigationContext';
import type { ActionLink } from './ActionDefinition';

/**
 * A link to a page for an action; works like other links.
 * @param path within the app
 */
export function pathLink({ navigate, href }: Pick<Navigation, 'navigate' | 'href'>, path: string): ActionLink {
	return { href: href(path), onSelect: () => navigate(path) };
}
