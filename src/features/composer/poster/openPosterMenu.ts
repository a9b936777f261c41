import { text } from '@/i18n/text';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';

interface PosterMenuRequest {
	readonly anchor: HTMLElement;
	/** Whose form it is. */
	readonly own: Session;
	/** Who posts now. */
	readonly poster: Session;
	/** What is on its way to the one's drive would be lost to the other. */
	readonly isUploading: boolean;
	/** One of the same server. */
	readonly onChoose: (account: StoredAccount) => void;
	/** One of another server: what was begun here goes on there as a draft of its own. */
	readonly onElsewhere: (account: StoredAccount) => void;
}

/** Whether there is anybody to choose. */
export const hasPosters = (all: readonly StoredAccount[]): boolean => all.length > 1;

/** The accounts of this device, as one of which a note can be posted. */
export function openPosterMenu(request: PosterMenuRequest): void {
	const { anchor, own, poster, isUploading, onChoose, onElsewhere } = request;
	const { all } = accounts.getState();
	const elsewhere = all.filter(({ origin }) => origin !== own.origin).filter(mayPost);
	const near = all.filter(({ origin }) => origin === own.origin).filter(mayPost);
	const items: MenuItem[] = near.map(account => ({
		type: 'radio',
		text: account.name ?? account.username,
		caption: isUploading ? text.postForm.waitForUploads : handleOf(account),
		checked: accountKey(account) === poster.key,
		disabled: isUploading,
		onSelect: () => onChoose(account),
	}));
	if (elsewhere.length > 0) {
		items.push({ type: 'divider' }, { type: 'label', text: text.postForm.otherServers });
		for (const account of elsewhere) {
			items.push({
				text: account.name ?? account.username,
				caption: isUploading ? text.postForm.waitForUploads : handleOf(account),
				icon: 'user',
				imageUrl: account.avatarUrl,
				disabled: isUploading,
				onSelect: () => onElsewhere(account),
			});
		}
	}
	openMenu({ anchor, items, label: text.postForm.chooseAccount });
}

const mayPost = (account: StoredAccount): boolean => tokenMay({ key: accountKey(account) }, 'write:notes');

const handleOf = ({ username, host }: StoredAccount): string => `@${username}@${host}`;
