import { allowedVisibility } from '@/domain/account/Me';
import { VISIBILITIES, type Visibility } from '@/domain/note/Note';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { ask } from '@/ui/dialog/dialogs';
import type { IconName } from '@/ui/icon/Icon';
import { openMenu } from '@/ui/menu/openMenu';
import { neverConfirmLocalOnly } from '../composerSettings';

export const VISIBILITY_ICONS: Readonly<Record<Visibility, IconName>> = {
	public: 'global',
	home: 'home',
	followers: 'lock',
	specified: 'direct',
};

interface VisibilityChoice {
	readonly visibility: Visibility;
	readonly localOnly: boolean;
	/** The visibility of the note replied to, which can't be widened. */
	readonly parent: Visibility | null;
}

interface Chosen {
	onVisibility: (visibility: Visibility) => void;
	onLocalOnly: (localOnly: boolean) => void;
}

/** Opens the menu for the visibility and for federation. */
export function openVisibilityMenu(session: Session, anchor: HTMLElement, now: VisibilityChoice, chosen: Chosen): void {
	const { me } = session.me.getState();
	const narrowest = now.parent === null ? 0 : VISIBILITIES.indexOf(now.parent);
	openMenu({
		anchor,
		label: text.composer.visibility,
		items: [
			...VISIBILITIES.map((visibility, index) => ({
				type: 'radio' as const,
				text: text.composer[visibility],
				caption: text.composer[`${visibility}About`],
				icon: VISIBILITY_ICONS[visibility],
				checked: visibility === now.visibility,
				disabled: index < narrowest || allowedVisibility(me, visibility) !== visibility,
				onSelect: () => chosen.onVisibility(visibility),
			})),
			{ type: 'divider' },
			{
				text: now.localOnly ? text.composer.federate : text.composer.localOnly,
				...(now.localOnly ? {} : { caption: text.composer.localOnlyAbout }),
				icon: 'localOnly',
				disabled: now.visibility === 'specified',
				onSelect: () => void toggleLocalOnly(session, now.localOnly, chosen.onLocalOnly),
			},
		],
	});
}

/** Turning federation off asks for confirmation, unless the user disabled that (rules/composing#federation-off). */
async function toggleLocalOnly(
	session: Session,
	isLocalOnly: boolean,
	choose: (localOnly: boolean) => void,
): Promise<void> {
	if (isLocalOnly || preferences.get(neverConfirmLocalOnly, session)) return choose(!isLocalOnly);
	const answer = await ask({ title: text.composer.localOnlyTitle, text: text.composer.localOnlyText }, [
		{ value: 'cancel', text: text.common.cancel },
		{ value: 'never', text: text.composer.neverAskAgain },
		{ value: 'ok', text: text.composer.localOnly, primary: true },
	]);
	if (answer === 'never') preferences.set(neverConfirmLocalOnly, true, session);
	if (answer === 'ok' || answer === 'never') choose(true);
}
