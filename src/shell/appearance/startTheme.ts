import { afterStart } from '@/platform/afterStart';
import { deviceBase, deviceScheme } from '@/ui/themes/deviceScheme';
import { areChosenThemes, type ChosenThemes } from '@/ui/themes/storedThemes';
import { chosenThemes } from './chosenThemes';

/** A page that is never idle follows changes of the theme after this time, in milliseconds. */
const FOLLOW_MS = 2_000;

/**
 * Follows the choice of the theme. The first paint has shown it already, so the code comes after the start, unless the
 * choice is another one by now (that of another account, or restored from elsewhere), could not be compiled, or the
 * device's scheme changes.
 */
export async function startTheme(): Promise<void> {
	const follow = () => import('./themeChoice').then(choice => choice.followTheme(), console.warn);
	if (!isPainted(chosenThemes())) {
		await follow();
		return;
	}
	afterStart(() => void follow(), FOLLOW_MS);
	deviceScheme().addEventListener('change', () => void follow(), { once: true });
}

function isPainted(chosen: ChosenThemes): boolean {
	const { dataset, style } = document.documentElement;
	const base = chosen.base ?? deviceBase();
	// The device's scheme may have changed since the first paint.
	if (dataset.theme !== base || !areChosenThemes(chosen)) return false;
	return style.getPropertyValue('--canvas') !== '' || !chosen[base];
}
