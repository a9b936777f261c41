import type { Navigation } from '../navigation/NavigationContext';
import type { ActionLink } from './ActionDefinition';

/** How an action leads to a page, as other links do. @param path within the client */
export function pathLink({ navigate, href }: Pick<Navigation, 'navigate' | 'href'>, path: string): ActionLink {
	return { href: href(path), onSelect: () => navigate(path) };
}
