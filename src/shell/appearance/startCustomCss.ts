import { customCss } from '@/blocks/appearance/customCss';
import { isSafeMode } from '@/platform/isSafeMode';
import { preferences } from '@/stores/preferences/Preferences';

/** Applies custom CSS, now and on each change. Its code is loaded when there is any. */
export async function startCustomCss(): Promise<void> {
	if (!isSafeMode && preferences.get(customCss)) return follow();
	// The last view's.
	document.adoptedStyleSheets = [];
	if (isSafeMode) return;
	const end = preferences.subscribe(customCss, () => {
		end();
		void follow();
	});
}

const follow = () => import('./followCustomCss').then(module => module.followCustomCss(), console.warn);
