import { deviceKind } from '@/platform/deviceKind';
import { localJson } from '@/platform/localJson';
import { chooseLayout, type LayoutName } from './chooseLayout';

/** The deck's simple-UI option as it was last: the preferences themselves are read later than the layout is chosen. */
const SIMPLE_UI_KEY = 'deckSimpleUi';

/** Notes the deck's simple-UI option for the next start. */
export function rememberSimpleUi(isSimple: boolean): void {
	localJson.set(SIMPLE_UI_KEY, isSimple);
}

/** The layout of this start, as far as address and local storage tell: before any of the app's code is there. */
export function startLayout(): LayoutName {
	const base = localJson.get<{ ui?: 'default' | 'deck' | null }>('base');
	return chooseLayout({
		path: location.pathname,
		query: new URLSearchParams(location.search),
		isSignedIn: localJson.get('account') !== undefined,
		device: deviceKind(),
		stored: base?.ui ?? null,
		simpleNonRoot: localJson.get<boolean>(SIMPLE_UI_KEY) ?? true,
	});
}
