import { isLocaleCached, localeAddress, preferredLanguage } from './loadLocale';

/** Asks for the texts at the beginning of a start which `loadLocale` is going to need. */
export function preloadLocale(): void {
	const language = preferredLanguage();
	if (isLocaleCached(language)) return;
	const link = document.createElement('link');
	link.rel = 'preload';
	link.as = 'fetch';
	link.crossOrigin = '';
	link.href = localeAddress(language);
	document.head.append(link);
}
