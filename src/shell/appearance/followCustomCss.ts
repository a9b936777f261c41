import { cleanCss } from '@/base/css/cleanCss';
import { customCss } from '@/blocks/appearance/customCss';
import { isStandardOnly, standardStylesEvents } from '@/platform/standardStyles';
import { preferences } from '@/stores/preferences/Preferences';

/** Applies custom CSS to the page, but not while something shows that it must not reach (rules/appearance#custom-css). */
export function followCustomCss(): void {
	const sheet = new CSSStyleSheet();
	const write = () => sheet.replaceSync(cleanCss(preferences.get(customCss)).css);
	const place = () => {
		document.adoptedStyleSheets = isStandardOnly() ? [] : [sheet];
	};
	write();
	place();
	preferences.subscribe(customCss, write);
	standardStylesEvents.on('changed', place);
}
