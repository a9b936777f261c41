import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { hasPrivate, type SharedDeck, shareDeck } from '@/domain/deck/sharedDeck';
import { text } from '@/i18n/text';
import { saveFile } from '@/platform/saveFile';
import { deckStore } from '@/stores/deck/DeckStore';
import { storedAccount } from '@/stores/session/accounts';
import { Button } from '@/ui/button/Button';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Checkbox } from '@/ui/field/Checkbox';
import { AboutText } from '@/ui/page/AboutText';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { toast } from '@/ui/toast/toasts';
import styles from '../decks/DeckDialog.module.css';
import { DeckPreview } from './DeckPreview';
import { deckFile, deckLink } from './deckLinks';

/** Shares the shown deck as a link or a file (rules/deck#sharing). */
export function ShareDeckDialog({ onClose }: { onClose: () => void }): ReactNode {
	const deck = useStore(deckStore.state, state => state.deck);
	const [withPrivate, setWithPrivate] = useState(false);
	const whole = useMemo(() => shareDeck(deck, true, storedAccount), [deck]);
	const open = useMemo(() => shareDeck(deck, false, storedAccount), [deck]);
	const shared = withPrivate ? whole : open;
	const link = useLink(shared);
	const save = () => {
		const file = deckFile(shared, deck.name || text.deck.defaultName);
		saveFile(file);
		toast(text.decks.saved, { icon: 'check' });
	};
	return (
		<>
			<DialogHeader title={text.decks.share} onClose={onClose} />
			<DialogBody>
				<DeckPreview deck={deck} />
				<AboutText>{text.decks.shareAbout}</AboutText>
				{hasPrivate(whole) && (
					<Checkbox
						checked={withPrivate}
						label={text.decks.withPrivate}
						caption={text.decks.withPrivateAbout}
						onChange={setWithPrivate}
					/>
				)}
				{link === null && <AboutText>{text.decks.tooLong}</AboutText>}
				<div className={styles.actions}>
					<Button wide icon="download" variant={link === null ? 'primary' : 'normal'} onClick={save}>
						{text.decks.saveFile}
					</Button>
					<Button
						wide
						icon="link"
						variant={link === null ? 'normal' : 'primary'}
						disabled={!link}
						data-autofocus
						onClick={() => link && void copyWithToast(link)}
					>
						{text.decks.copyLink}
					</Button>
				</div>
			</DialogBody>
		</>
	);
}

/** The address of a deck; undefined until it is known, null if there is none. */
function useLink(deck: SharedDeck): string | null | undefined {
	const [made, setMade] = useState<{ readonly deck: SharedDeck; readonly link: string | null }>();
	useEffect(() => {
		let isOver = false;
		deckLink(deck).then(
			link => !isOver && setMade({ deck, link }),
			() => !isOver && setMade({ deck, link: null }),
		);
		return () => {
			isOver = true;
		};
	}, [deck]);
	return made?.deck === deck ? made.link : undefined;
}
