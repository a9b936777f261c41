import type { DeviceKind } from '@/platform/deviceKind';
import type { OverlayRequest } from './OverlayRequest';

export type Presentation = 'drawer' | 'popup' | 'dialog' | 'full' | 'side' | 'hover';

/**
 * The `menuStyle` preference (rules/overlays#presentation): popups as suits the device, always beside their anchor, or
 * always as drawers.
 */
export type MenuStyle = 'auto' | 'popup' | 'drawer';

/** The form of an overlay (rules/overlays#presentation: a dialog on desktops, a drawer on phones). */
export function presentationOf(
	{ kind, anchor }: Pick<OverlayRequest, 'kind' | 'anchor'>,
	device: DeviceKind,
	menuStyle: MenuStyle = 'auto',
): Presentation {
	if (kind === 'hover' || kind === 'dialog' || kind === 'side') return kind;
	if (kind === 'page') return device === 'mobile' ? 'full' : 'dialog';
	if (kind === 'modal') return device === 'mobile' ? 'drawer' : 'dialog';
	if (menuStyle === 'drawer' || (menuStyle === 'auto' && device === 'mobile')) return 'drawer';
	return anchor === undefined ? 'dialog' : 'popup';
}
