import { afterAll, afterEach, vi } from 'vitest';
import { defaultLanguage } from '@/i18n/languages';
import type { Messages } from '@/i18n/messages';
import { installMessages } from '@/i18n/text';
import { mergeLocale } from '../../vite/localeFiles';

// `t` works in every test as in the app, with the real English texts.
installMessages(defaultLanguage, mergeLocale(defaultLanguage) as unknown as Messages);

if (typeof document !== 'undefined') {
	const { cleanup, configure } = await import('@testing-library/react');
	afterEach(cleanup);
	// A busy machine takes longer than the second that is the default to load and draw a list.
	configure({ asyncUtilTimeout: 5_000 });
}

// Files may share a process, and so its globals.
afterAll(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	if (typeof document === 'undefined') return;
	localStorage.clear();
	sessionStorage.clear();
	document.body.replaceChildren();
});
