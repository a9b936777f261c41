import { type ReactNode, useMemo, useState } from 'react';
import { tellDeckChange } from '@/blocks/hosting/tellDeckChange';
import { deckFrom, hasPrivate, type SharedDeck, SharedDeckError } from '@/domain/deck/sharedDeck';
import { counted } from '@/i18n/fill';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { repairDeck } from '@/stores/deck/deckOperations';
import { accountKey, accounts } from '@/stores/session/accounts';
import { currentSession } from '@/stores/session/sessions';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Checkbox } from '@/ui/field/Checkbox';
import { TextField } from '@/ui/field/TextField';
import { useFilePicker } from '@/ui/field/useFilePicker';
import { AboutText } from '@/ui/page/AboutText';
import { toast } from '@/ui/toast/toasts';
import { switchUi } from '../../lateActions';
import { columnDefinition } from '../columnRegistry';
import { MAX_DECK_NAME } from '../decks/maxDeckName';
import { addDeck } from './addDeck';
import { DeckPreview } from './DeckPreview';
import { deckOfFile, deckOfLink } from './deckLinks';

interface ImportDeckDialogProps {
	/** The deck of a link that was opened; otherwise a file or a link is asked for. */
	initial?: SharedDeck;
	onClose: () => void;
}

/** Adds a deck from a file or a link, once it was looked at (rules/deck#sharing). */
export function ImportDeckDialog({ initial, onClose }: ImportDeckDialogProps): ReactNode {
	const [shared, setShared] = useState<SharedDeck | null>(initial ?? null);
	return (
		<>
			<DialogHeader title={text.decks.import} onClose={onClose} />
			{shared ? <Preview shared={shared} onClose={onClose} /> : <Source onFound={setShared} />}
		</>
	);
}

function Source({ onFound }: { onFound: (shared: SharedDeck) => void }): ReactNode {
	const [link, setLink] = useState('');
	const [problem, setProblem] = useState<string>();
	const read = async (work: Promise<SharedDeck>) => {
		setProblem(undefined);
		try {
			onFound(await work);
		} catch (error) {
			setProblem(text.decks.problems[error instanceof SharedDeckError ? error.problem : 'damaged']);
		}
	};
	const picker = useFilePicker(
		text.decks.chooseFile,
		([file]) => void (file && read(deckOfFile(file))),
		'.json,application/json',
		false,
	);
	return (
		<DialogBody onSubmit={() => void read(deckOfLink(link))}>
			<AboutText>{text.decks.importAbout}</AboutText>
			{picker.input}
			<Button wide icon="file" onClick={picker.open} data-autofocus>
				{text.decks.chooseFile}
			</Button>
			<TextField
				label={text.decks.link}
				value={link}
				placeholder="https://…/#deck=…"
				autoComplete="off"
				error={problem}
				onChange={setLink}
			/>
			<Button submit wide variant="primary" disabled={link.trim() === ''}>
				{text.decks.openLink}
			</Button>
		</DialogBody>
	);
}

function Preview({ shared, onClose }: { shared: SharedDeck; onClose: () => void }): ReactNode {
	const { key: ownKey } = currentSession();
	const [name, setName] = useState(shared.name || text.deck.defaultName);
	const [withPrivate, setWithPrivate] = useState(false);
	const deck = useMemo(() => repairDeck(deckFrom(shared, withPrivate, ownKey)), [shared, withPrivate, ownKey]);
	const known = new Set(accounts.getState().all.map(accountKey));
	const missing = shared.accounts.filter(({ key }) => !known.has(key));
	const strange = deck.columns.filter(({ type }) => !columnDefinition(type)).length;
	const add = () => {
		addDeck({ ...deck, name: name.trim() || text.deck.defaultName });
		onClose();
		const added = t('decks.added', { name: name.trim() || text.deck.defaultName });
		if (deckStore.isOpen) tellDeckChange(added, 'check');
		else toast(added, { icon: 'check', action: { text: text.decks.openDeck, onPress: () => switchUi('deck') } });
	};
	return (
		<DialogBody onSubmit={add}>
			<DeckPreview deck={deck} />
			<AboutText>{counted(text.decks, 'columnCount', deck.columns.length)}</AboutText>
			<TextField
				label={text.common.name}
				value={name}
				maxLength={MAX_DECK_NAME}
				autoComplete="off"
				onChange={setName}
			/>
			{hasPrivate(shared) && (
				<Checkbox
					checked={withPrivate}
					label={text.decks.usePrivate}
					caption={text.decks.usePrivateAbout}
					onChange={setWithPrivate}
				/>
			)}
			{withPrivate && missing.length > 0 && (
				<AboutText>{t('decks.missingAccounts', { names: missing.map(nameOf).join(', ') })}</AboutText>
			)}
			{strange > 0 && <AboutText>{counted(text.decks, 'strange', strange)}</AboutText>}
			<Button submit wide variant="primary" data-autofocus>
				{text.decks.addDeck}
			</Button>
		</DialogBody>
	);
}

const nameOf = ({ key, username }: SharedDeck['accounts'][number]): string => `@${username}@${key.split('/')[0]}`;
