import type { DeviceKind } from '@/platform/deviceKind';
import type { OverlayRequest } from './OverlayRequest';

export type Presentation = 'drawer' | 'popup' | 'dialog' | 'full' | 'hover';

/**
 * `menuStyle` of the preferences (rules/overlays#presentation): popups as the device suggests, always beside, or always
 * from below.
 */
export type MenuStyle = 'auto' | 'popup' | 'drawer';

/** What an overlay is drawn as (rules/overlays#presentation: a dialog on a desktop, a drawer on a smartphone). */
export function presentationOf(
	{ kind, anchor }: Pick<OverlayRequest, 'kind' | 'anchor'>,
	device: DeviceKind,
	menuStyle: MenuStyle = 'auto',
): Presentation {
	if (kind === 'hover' || kind === 'dialog') return kind;
	if (kind === 'page') return device === 'mobile' ? 'full' : 'dialog';
	if (kind === 'modal') return device === 'mobile' ? 'drawer' : 'dialog';
	if (menuStyle === 'drawer' || (menuStyle === 'auto' && device === 'mobile')) return 'drawer';
	return anchor === undefined ? 'dialog' : 'popup';
}
