import type { ReactNode } from 'react';
import { columnOf } from '@/domain/deck/deck';
import { loadCatchUp } from '@/features/timeline';
import { columnDefinitions } from '@/shell/deck/columnRegistry';
import { readMarksOf } from '@/stores/readMarks/readMarksOf';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { renderInSession } from './renderInSession';

/** The kinds of columns that tell what has happened since they were read. */
export const digestColumns: readonly string[] = columnDefinitions.flatMap(({ kind, catchesUp }) =>
	catchesUp ? [kind] : [],
);

const filter = { withRenotes: true, withReplies: false, withSensitive: true, onlyFiles: false };

/**
 * Renders what has happened in a column, as the dialog over it does.
 * @param readUpTo the id of the note that was read last, with all before it
 */
export async function renderDigest(kind: string, session: Session, readUpTo: string) {
	const target = columnDefinitions.find(each => each.kind === kind)?.target;
	const shown = target ? { kind: target.kind, id: 'target' } : null;
	// Of a merged column.
	const sources = [{ type: 'home', account: null, target: null }];
	const column = { ...columnOf(kind, filter, shown), sources };
	const place = kind === 'merged' ? 'home' : [kind, ...(shown ? [shown.kind, shown.id] : [])].join(' ');
	readMarksOf(session).move(place, { id: readUpTo, at: 0 });
	const { openCatchUp } = await loadCatchUp();
	void openCatchUp({ column, title: kind, session, SessionPart: ({ children }: { children: ReactNode }) => children });
	// What was read is loaded first.
	await new Promise(resolve => setTimeout(resolve));
	const opened = overlays.top();
	if (!opened) throw new Error(`Nothing opens for ${kind}.`);
	return renderInSession(opened.request.render(opened.handle), { session });
}
