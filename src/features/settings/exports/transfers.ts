import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import type { WireMe } from '@/wire/entities';

type PolicyName =
	| 'canImportAntennas'
	| 'canImportBlocking'
	| 'canImportFollowing'
	| 'canImportMuting'
	| 'canImportUserLists';

/** Switches of a job, by the names of their texts. */
export type TransferOption = 'excludeMuting' | 'excludeInactive' | 'withReplies';

type Chosen = Readonly<Partial<Record<TransferOption, boolean>>>;

/** Something of the account that can be exported to a file, and mostly imported from one. */
export interface Transfer {
	readonly id: 'notes' | 'favorites' | 'following' | 'userLists' | 'muting' | 'blocking' | 'antennas' | 'clips';
	readonly icon: IconName;
	/** What the file is. */
	readonly form: 'json' | 'csv';
	readonly exportOptions?: readonly TransferOption[];
	/** Starts the job; the file comes to the drive later. */
	readonly export: (session: Session, chosen: Chosen) => Promise<unknown>;
	readonly import?: Import;
}

interface Import {
	/** Who may import is the role's business. */
	readonly policy: PolicyName;
	readonly options?: readonly TransferOption[];
	readonly start: (session: Session, fileId: string, chosen: Chosen) => Promise<unknown>;
}

/** Everything that can be exported, in the order of the page (rules/accounts#exports-and-imports). */
export const TRANSFERS: readonly Transfer[] = [
	{ id: 'notes', icon: 'note', form: 'json', export: ({ api }) => api.call('i/export-notes') },
	{ id: 'favorites', icon: 'star', form: 'json', export: ({ api }) => api.call('i/export-favorites') },
	{
		id: 'following',
		icon: 'userPlus',
		form: 'csv',
		exportOptions: ['excludeMuting', 'excludeInactive'],
		export: ({ api }, { excludeMuting = false, excludeInactive = false }) =>
			api.call('i/export-following', { excludeMuting, excludeInactive }),
		import: {
			policy: 'canImportFollowing',
			options: ['withReplies'],
			start: ({ api }, fileId, { withReplies = false }) => api.call('i/import-following', { fileId, withReplies }),
		},
	},
	{
		id: 'userLists',
		icon: 'list',
		form: 'csv',
		export: ({ api }) => api.call('i/export-user-lists'),
		import: { policy: 'canImportUserLists', start: ({ api }, fileId) => api.call('i/import-user-lists', { fileId }) },
	},
	{
		id: 'muting',
		icon: 'mute',
		form: 'csv',
		export: ({ api }) => api.call('i/export-mute'),
		import: { policy: 'canImportMuting', start: ({ api }, fileId) => api.call('i/import-muting', { fileId }) },
	},
	{
		id: 'blocking',
		icon: 'block',
		form: 'csv',
		export: ({ api }) => api.call('i/export-blocking'),
		import: { policy: 'canImportBlocking', start: ({ api }, fileId) => api.call('i/import-blocking', { fileId }) },
	},
	{
		id: 'antennas',
		icon: 'antenna',
		form: 'json',
		export: ({ api }) => api.call('i/export-antennas'),
		import: { policy: 'canImportAntennas', start: ({ api }, fileId) => api.call('i/import-antennas', { fileId }) },
	},
	{ id: 'clips', icon: 'clip', form: 'json', export: ({ api }) => api.call('i/export-clips') },
];

/** Whether the account's role lets it import this; roles that say nothing do. */
export const mayImport = ({ import: job }: Transfer, account: Pick<WireMe, 'policies'>): boolean =>
	job !== undefined && account.policies?.[job.policy] !== false;
