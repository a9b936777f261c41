import type { AppliedTheme } from './applyTheme';

/** Applies the theme and the size of texts of the last visit before the first paint (`src/firstPaint.ts`). */
export function showLastTheme(): void {
	try {
		const root = document.documentElement;
		const { fontSize } = JSON.parse(localStorage.getItem('base') ?? '{}') as { fontSize?: unknown };
		if (typeof fontSize === 'string') root.dataset.textSize = fontSize;
		const applied = JSON.parse(localStorage.getItem('theme') ?? 'null') as AppliedTheme | null;
		if (applied === null) return;
		if (applied.base === 'dark' || applied.base === 'light') root.dataset.theme = applied.base;
		for (const [name, value] of Object.entries(applied.properties ?? {})) root.style.setProperty(name, value);
	} catch {
		// Without storage the device's colour scheme decides.
	}
}
