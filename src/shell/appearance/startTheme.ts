import { afterStart } from '@/platform/afterStart';
import { areChosenThemes, type ChosenThemes } from '@/ui/themes/storedThemes';
import { chosenThemes } from './chosenThemes';

/** A page that is never idle follows changes of the theme after this time, in milliseconds. */
const FOLLOW_MS = 2_000;

/**
 * Follows the choice of the theme. The first paint has shown it already, so the code comes after the start, unless the
 * choice is another one by now (that of another account, or restored from elsewhere) or could not be compiled.
 */
export async function startTheme(): Promise<void> {
	const follow = () => import('./themeChoice').then(choice => choice.followTheme(), console.warn);
	if (isPainted(chosenThemes())) afterStart(() => void follow(), FOLLOW_MS);
	else await follow();
}

function isPainted(chosen: ChosenThemes): boolean {
	const { dataset, style } = document.documentElement;
	return (
		areChosenThemes(chosen) && (style.getPropertyValue('--canvas') !== '' || !chosen[dataset.theme as 'light' | 'dark'])
	);
}
