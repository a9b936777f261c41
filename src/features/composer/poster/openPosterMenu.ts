import { text } from '@/i18n/text';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';

interface PosterMenuRequest {
	readonly anchor: HTMLElement;
	/** The account of the form. */
	readonly own: Session;
	/** The posting account. */
	readonly poster: Session;
	/** Running uploads would be lost by switching. */
	readonly isUploading: boolean;
	/** Called with an account of the same server. */
	readonly onChoose: (account: StoredAccount) => void;
	/** Called with an account of another server, where the text continues as a draft of that account. */
	readonly onElsewhere: (account: StoredAccount) => void;
}

/** Whether there are several accounts to choose from. */
export const hasPosters = (all: readonly StoredAccount[]): boolean => all.length > 1;

/** Opens the menu of the accounts that can post the note. */
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
