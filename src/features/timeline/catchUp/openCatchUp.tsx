import type { DeckColumn } from '@/domain/deck/deck';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { readMarksOf } from '@/stores/readMarks/readMarksOf';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import type { OverlayHandle } from '@/ui/overlay/OverlayRequest';
import { overlays } from '@/ui/overlay/overlays';
import type { SessionPart } from '../merged/mergedColumn';
import { CatchUpDialog } from './CatchUpDialog';
import { CatchUpPart } from './CatchUpPart';
import { catchUpSources } from './CatchUpSource';

const WIDTH_PX = 760;

export interface CaughtUpColumn {
	readonly column: DeckColumn;
	readonly title: string;
	/** That the column reads with; of a merged column, that of the page. */
	readonly session: Session;
	readonly SessionPart: SessionPart;
}

/** Shows what has happened in a column since it was last read (rules/timelines#catch-up). */
export async function openCatchUp({ column, title, session, SessionPart }: CaughtUpColumn): Promise<void> {
	const sources = catchUpSources(column, session);
	if (sources.length === 0) return alert({ title: text.catchUp.noSource });
	await Promise.all(sources.map(source => readMarksOf(source.session).load()));
	const now = Date.now();
	const parts = sources.map(source => new CatchUpPart(source, now));
	const label = t('catchUp.title', { name: title });
	for (const { reader } of parts) void reader.read();
	const close = () => opened.close();
	const opened: OverlayHandle<void> = overlays.open<void>({
		kind: 'page',
		label,
		width: WIDTH_PX,
		render: () => <CatchUpDialog title={label} {...{ parts, SessionPart }} onClose={close} />,
	});
	await opened.closed;
	for (const part of parts) {
		part.settle();
		part.reader.end();
	}
}
