import { type ColumnMoment, columnMoments } from '../columnMoments';
import { MomentLine } from './MomentLine';
import { momentSource } from './momentSource';
import { forgetUnreachable, unreachable } from './showPresent';

/** Shows columns as they were at a moment, in milliseconds since the epoch. */
export function showMoment(columnIds: readonly string[], at: number): void {
	forgetUnreachable(columnIds);
	columnMoments.setState(Object.fromEntries(columnIds.map(id => [id, momentOf(id, at)])));
}

const momentOf = (id: string, at: number): ColumnMoment => ({
	at,
	Line: MomentLine,
	source: (session, source, column) =>
		momentSource(session, source, column, at, () => unreachable.setState({ [id]: true })),
});
