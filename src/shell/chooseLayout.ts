import { INDEX } from '@/domain/paths/startPatterns';
import type { DeviceKind } from '@/platform/deviceKind';

export type LayoutName = 'deck' | 'classic' | 'zen' | 'visitor';

export interface LayoutFacts {
	readonly path: string;
	readonly query: URLSearchParams;
	readonly isSignedIn: boolean;
	readonly device: DeviceKind;
	/** The stored choice; null for none. */
	readonly stored: 'default' | 'deck' | null;
	/**
	 * The deck's simple-UI option: with an address that requests the deck, pages other than the start page are shown
	 * alone.
	 */
	readonly simpleNonRoot: boolean;
}

/**
 * The root layout (rules/start#layouts): `?zen`, then `?ui=`, then the stored choice; by default the deck on desktops
 * and classic elsewhere. Visitors have their own.
 */
export function chooseLayout({ path, query, isSignedIn, device, stored, simpleNonRoot }: LayoutFacts): LayoutName {
	const asked = query.get('ui');
	const isSimple = (query.has('deck') || asked === 'deck') && simpleNonRoot && path !== INDEX;
	if (query.has('zen') || isSimple) return 'zen';
	if (!isSignedIn) return 'visitor';
	const ui = asked === 'deck' || asked === 'default' ? asked : stored;
	if (ui !== null) return ui === 'deck' ? 'deck' : 'classic';
	return device === 'desktop' ? 'deck' : 'classic';
}
