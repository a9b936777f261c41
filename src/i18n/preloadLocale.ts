import { isLocaleCached, localeAddress, preferredLanguage } from './loadLocale';

/** Starts fetching the texts that `loadLocale` will need. */
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
