import { type ReactNode, useState } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { addColumn, newColumn } from '@/stores/deck/deckOperations';
import { accountKey, type StoredAccount } from '@/stores/session/accounts';
import { sessionOf } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Checkbox } from '@/ui/field/Checkbox';
import { AboutText } from '@/ui/page/AboutText';
import { switchAccount } from '../../session/switchAccount';
import { awaitColumn } from '../awaitedColumn';
import { accountColumns, CHOSEN_AT_FIRST } from './accountColumns';
import styles from './DeckDialog.module.css';

/** Asks which columns of a newly added account the deck should get. */
export function AccountColumnsDialog({ account, onClose }: { account: StoredAccount; onClose: () => void }): ReactNode {
	const definitions = accountColumns(sessionOf(account));
	const [deckId] = useState(deckStore.deck.id);
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(CHOSEN_AT_FIRST));
	const kinds = definitions.map(({ kind }) => kind).filter(kind => chosen.has(kind));
	const toggle = (kind: string, isChosen: boolean) =>
		setChosen(now => new Set(isChosen ? [...now, kind] : [...now].filter(each => each !== kind)));
	const add = () => {
		const columns = kinds.map(kind => newColumn(kind, { account: accountKey(account) }));
		const [first] = columns;
		if (first) awaitColumn(first.id);
		deckStore.change(deck => columns.reduce((now, column) => addColumn(now, column), deck), deckId);
		onClose();
	};
	const name = `@${account.username}`;
	return (
		<>
			<DialogHeader title={t('deck.columnsOf', { name })} onClose={onClose} />
			<DialogBody onSubmit={add}>
				<AboutText>{t('deck.accountAdded', { name: `${name}@${account.host}` })}</AboutText>
				<fieldset className={styles.choices} aria-label={text.deck.columns}>
					{definitions.map(({ kind, title, description }) => (
						<Checkbox
							key={kind}
							checked={chosen.has(kind)}
							label={t(title)}
							caption={t(description)}
							onChange={isChosen => toggle(kind, isChosen)}
						/>
					))}
				</fieldset>
				<div className={styles.actions}>
					<Button wide onClick={onClose}>
						{text.deck.notNow}
					</Button>
					<Button submit wide variant="primary" disabled={kinds.length === 0} data-autofocus>
						{text.deck.addColumns}
					</Button>
				</div>
				<Button variant="quiet" wide onClick={() => switchAccount(account)}>
					{t('deck.switchTo', { name })}
				</Button>
			</DialogBody>
		</>
	);
}
