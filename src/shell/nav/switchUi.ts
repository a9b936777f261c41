import { baseSettings } from '@/stores/preferences/BaseSettings';
import { chosenUi } from './navSettings';

/** Stores the choice, then reloads the page (rules/navigation#the-more-menu). */
export function switchUi(ui: 'default' | 'deck'): void {
	baseSettings.set(chosenUi, ui);
	const url = new URL(location.href);
	url.searchParams.delete('ui');
	if (url.href === location.href) location.reload();
	else location.assign(url);
}
