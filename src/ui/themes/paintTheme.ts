import type { CompiledTheme, ThemeBase } from '@/domain/theme/Theme';

/**
 * Draws a page that has no other theme yet, at once.
 * @param properties missing for the default theme of the base, which tokens.css has
 */
export function paintTheme(base: ThemeBase, properties: CompiledTheme = {}): void {
	const { dataset, style } = document.documentElement;
	dataset.theme = base;
	// Through the CSSOM, which the Content-Security-Policy allows without 'unsafe-inline'.
	for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
}
