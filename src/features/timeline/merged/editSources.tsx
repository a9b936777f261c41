import type { ColumnInMenu } from '@/blocks/hosting/ColumnDefinition';
import { type ColumnSource, readSources } from '@/domain/deck/columnSources';
import type { DeckColumn } from '@/domain/deck/deck';
import { text } from '@/i18n/text';
import { overlays } from '@/ui/overlay/overlays';
import { SourcesDialog } from './SourcesDialog';

const WIDTH_PX = 440;

/** Asks which timelines a merged column shows. @returns null if cancelled */
export async function askSources(before: readonly ColumnSource[]): Promise<Partial<DeckColumn> | null> {
	const { closed } = overlays.open<readonly ColumnSource[]>({
		kind: 'modal',
		label: text.merged.sources,
		width: WIDTH_PX,
		render: handle => (
			<SourcesDialog
				before={before}
				onSave={sources => handle.close(sources)}
				onClose={() => void handle.requestClose('button')}
			/>
		),
	});
	const sources = await closed;
	return sources ? { sources } : null;
}

/** Changes which timelines a column shows. */
export async function editSources({ column, change }: ColumnInMenu): Promise<void> {
	const changed = await askSources(readSources(column()?.sources));
	if (changed) change(changed);
}
