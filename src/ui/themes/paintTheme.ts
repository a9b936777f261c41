import type { CompiledTheme, ThemeBase } from '@/domain/theme/Theme';

/**
 * Draws a page that has no other theme yet, at once, and gives the browser's own bars its color.
 * @param properties missing for the default theme of the base, which tokens.css has
 */
export function paintTheme(base: ThemeBase, properties: CompiledTheme = {}): void {
	const { documentElement } = document;
	const { dataset, style } = documentElement;
	dataset.theme = base;
	// Through the CSSOM, which the Content-Security-Policy allows without 'unsafe-inline'.
	for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
	const canvas = style.getPropertyValue('--canvas') || getComputedStyle(documentElement).getPropertyValue('--canvas');
	// There is one for each of the device's schemes, which needn't be the one that counts.
	for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
		meta.content = canvas.trim();
}
