import { deviceKind } from '@/platform/deviceKind';
import { localJson } from '@/platform/localJson';
import { chooseLayout, type LayoutName } from './chooseLayout';

/** The layout of this start, as far as address and local storage tell: before any of the app's code is there. */
export function startLayout(): LayoutName {
	const base = localJson.get<{ ui?: 'default' | 'deck' | null }>('base');
	return chooseLayout({
		path: location.pathname,
		query: new URLSearchParams(location.search),
		isSignedIn: localJson.get('account') !== undefined,
		device: deviceKind(),
		stored: base?.ui ?? null,
		simpleNonRoot: true,
	});
}
