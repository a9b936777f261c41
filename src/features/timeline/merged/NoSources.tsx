import type { ReactNode } from 'react';
import type { DeckColumn } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { changeColumn, columnOf } from '@/stores/deck/deckOperations';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { editSources } from './editSources';
import type { UnreadableSource } from './resolveSources';
import { SourceProblems } from './SourceProblems';

interface NoSourcesProps {
	column: DeckColumn;
	problems: readonly UnreadableSource[];
}

/** A merged column without a timeline that can be read. */
export function NoSources({ column: { id }, problems }: NoSourcesProps): ReactNode {
	const session = useSession();
	const edit = () => {
		const { deck } = deckStore;
		return editSources({
			session,
			column: () => columnOf(deckStore.deckOf(deck.id) ?? deck, id),
			change: change => void deckStore.change(now => changeColumn(now, id, change), deck.id),
		});
	};
	return (
		<>
			<SourceProblems problems={problems} />
			<EmptyState
				icon="merge"
				title={text.merged.none}
				action={
					<Button variant="primary" onClick={edit}>
						{text.merged.choose}
					</Button>
				}
			>
				{text.merged.noneText}
			</EmptyState>
		</>
	);
}
