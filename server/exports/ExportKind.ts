/** What an account can take with it. */
export type ExportKind =
	| 'notes'
	| 'following'
	| 'mute'
	| 'blocking'
	| 'user-lists'
	| 'favorites'
	| 'antennas'
	| 'clips';
