import type { MessageKey } from '@/i18n/messages';
import type { IconName } from '@/ui/icon/Icon';

/** A kind of widget whose capability is still to come. */
export interface ComingKind {
	/** The name in stored widgets. */
	readonly kind: string;
	readonly icon: IconName;
	readonly title: MessageKey;
	/** What it comes with. */
	readonly about: MessageKey;
}

/** Listed with the others, and kept where another app has stored them; one leaves this list with its definition. */
export const comingKinds: readonly ComingKind[] = [
	{ kind: 'chat', icon: 'message', title: 'widgets.kinds.chat', about: 'widgets.about.chat' },
	{ kind: 'clicker', icon: 'games', title: 'widgets.kinds.clicker', about: 'widgets.about.clicker' },
];

export const comingKind = (name: string): ComingKind | undefined => comingKinds.find(({ kind }) => kind === name);
