import type { ToastOptions } from '@/ui/toast/toasts';
import type { Navigation } from './NavigationContext';

/**
 * Leads from a page whose request was answered to another one, in its place. If the user has gone on to a page of
 * their own meanwhile, that one stays.
 * @param label of the button
 * @returns then, for a toast: the button that leads there, in a window if the page's own window or column was closed
 */
export function leadOn(navigation: Navigation, path: string, label: string): Pick<ToastOptions, 'action'> {
	const { navigate, replace, openWindow = navigate, isClosed } = navigation;
	if (replace?.(path) === false) {
		return { action: { text: label, onPress: () => (isClosed?.() ? openWindow : navigate)(path) } };
	}
	if (!replace) navigate(path);
	return {};
}
