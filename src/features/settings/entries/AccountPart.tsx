import type { ReactNode } from 'react';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { accountFieldsQuery, useAccountFields } from '@/stores/accountFields/useAccountFields';

/** Settings that the server keeps: shown once the account is known, and sent before the page is left. */
export function AccountPart({ children }: { children: ReactNode }): ReactNode {
	useAccountFields();
	return <QueryState query={useThing(accountFieldsQuery, null)}>{() => children}</QueryState>;
}
