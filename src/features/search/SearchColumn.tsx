import type { ReactNode } from 'react';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { FoundNotes } from './FoundNotes';
import { parseSearchQuery } from './searchQuery';

/** A deck column with what the search page finds. */
export default function SearchColumn({ column, isIdle }: ColumnProps): ReactNode {
	const query = parseSearchQuery(Object.fromEntries(new URLSearchParams(column.target?.id ?? '')));
	return <FoundNotes query={query} column={{ id: column.id, withSensitive: column.withSensitive, isIdle }} />;
}
