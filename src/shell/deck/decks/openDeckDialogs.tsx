import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { StoredAccount } from '@/stores/session/accounts';
import { overlays } from '@/ui/overlay/overlays';
import { AccountColumnsDialog } from './AccountColumnsDialog';
import { NewDeckDialog } from './NewDeckDialog';

const WIDTH_PX = 400;

export function openNewDeck(): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.deck.newDeck,
		width: WIDTH_PX,
		render: handle => <NewDeckDialog onClose={() => handle.close()} />,
	});
}

export function openAccountColumns(account: StoredAccount): void {
	overlays.open<void>({
		kind: 'modal',
		label: t('deck.columnsOf', { name: `@${account.username}` }),
		width: WIDTH_PX,
		render: handle => <AccountColumnsDialog account={account} onClose={() => handle.close()} />,
	});
}
