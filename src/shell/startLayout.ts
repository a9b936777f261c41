import { deviceKind } from '@/platform/deviceKind';
import { localJson, readJson } from '@/platform/localJson';
import { chooseLayout, type LayoutName } from './chooseLayout';

/** The last value of the deck's simple-UI option, as the layout is chosen before preferences are loaded. */
const SIMPLE_UI_KEY = 'deckSimpleUi';

/** Stores the deck's simple-UI option for the next start. */
export function rememberSimpleUi(isSimple: boolean): void {
	localJson.set(SIMPLE_UI_KEY, isSimple);
}

/** The layout of this start, by address and local storage, before any of the app's code is loaded. */
export function startLayout(): LayoutName {
	const base = readJson<{ ui?: 'default' | 'deck' | null }>('base');
	return chooseLayout({
		path: location.pathname,
		query: new URLSearchParams(location.search),
		isSignedIn: readJson('account') !== undefined,
		device: deviceKind(),
		stored: base?.ui ?? null,
		simpleNonRoot: readJson<boolean>(SIMPLE_UI_KEY) ?? true,
	});
}
