import { type ReactNode, useState } from 'react';
import { nonEmpty, object, picklist, pipe, string, trim } from 'valibot';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { DialogBody } from '@/ui/dialog/DialogBody';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { line, oneInView } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { MAX_DECK_NAME } from './maxDeckName';

interface NewDeck {
	readonly name: string;
	/** Its initial content. */
	readonly start: 'empty' | 'copy';
}

const RULES = object({ name: pipe(string(), trim(), nonEmpty('')), start: picklist(['empty', 'copy']) });

/** Creates a deck: asks for its name and initial content. */
export function NewDeckDialog({ onClose }: { onClose: () => void }): ReactNode {
	const [shown] = useState(deckStore.deck);
	const form = useForm<NewDeck>({
		initial: { name: '', start: 'empty' },
		rules: RULES,
		async send({ name, start }) {
			deckStore.create(name.trim(), start, shown);
			onClose();
		},
	});
	const current = shown.name || text.deck.defaultName;
	return (
		<>
			<DialogHeader title={text.deck.newDeck} onClose={onClose} />
			<DialogBody>
				<Form
					form={form}
					fields={{
						name: line({
							label: text.common.name,
							maxLength: MAX_DECK_NAME,
							autoComplete: 'off',
							'data-autofocus': true,
						}),
						start: oneInView({
							label: text.deck.startsWith,
							options: [
								{ value: 'empty', text: text.deck.startsEmpty },
								{ value: 'copy', text: t('deck.startsAsCopy', { name: current }) },
							],
						}),
					}}
					button={{ label: text.deck.makeDeck, wide: true }}
				/>
			</DialogBody>
		</>
	);
}
