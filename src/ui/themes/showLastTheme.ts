import { version } from '@/base/version';
import { readJson } from '@/platform/localJson';
import { runBeforePaint } from '@/platform/runBeforePaint';
import { deviceBase } from './deviceScheme';
import { paintTheme } from './paintTheme';
import { CHOSEN_KEY, type ChosenThemes, STORED_KEY, type StoredThemes } from './storedThemes';

/**
 * Applies the theme and the size of texts of the last visit before the first paint (`src/firstPaint.ts`).
 * @param recompiler the address of the script that compiles the chosen themes, for those that another version of the
 * app has compiled: the page shows once it has run, so that no other theme is seen before
 */
export function showLastTheme(recompiler: string | undefined): void {
	try {
		const { fontSize } = readJson<{ fontSize?: unknown }>('base') ?? {};
		if (typeof fontSize === 'string') document.documentElement.dataset.textSize = fontSize;
		const stored = readJson<StoredThemes>(STORED_KEY);
		const chosen = readJson<ChosenThemes>(CHOSEN_KEY);
		const base = (stored ?? chosen)?.base ?? deviceBase();
		const isCurrent = stored?.version === version;
		paintTheme(base, isCurrent ? stored[base] : undefined);
		if (!isCurrent && chosen?.[base] && recompiler !== undefined) compileBeforePaint(recompiler);
	} catch {
		// What is stored is damaged: the device's scheme decides.
	}
}

function compileBeforePaint(address: string): void {
	const { dataset } = document.documentElement;
	// Browsers in which no script blocks the paint find the page hidden by skeleton.css.
	dataset.themePending = '';
	const script = runBeforePaint(address);
	script.onload = script.onerror = () => {
		delete dataset.themePending;
	};
}
