import type { CompiledTheme, ThemeBase } from '@/domain/theme/Theme';

/**
 * Draws the page in a theme, at once.
 * @param properties missing for the default theme of the base, which tokens.css has
 */
export function paintTheme(base: ThemeBase, properties: CompiledTheme = {}): void {
	const root = document.documentElement;
	root.dataset.theme = base;
	// Through the CSSOM, which the Content-Security-Policy allows without 'unsafe-inline'.
	for (const name of Array.from(root.style)) {
		if (name.startsWith('--') && !Object.hasOwn(properties, name)) root.style.removeProperty(name);
	}
	for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
}
