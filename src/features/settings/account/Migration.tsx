import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { fetchThing } from '@/stores/queries/cachedThings';
import { useSession } from '@/stores/session/SessionContext';
import { AboutText } from '@/ui/page/AboutText';
import { Section } from '@/ui/section/Section';
import type { WireMe } from '@/wire/entities';
import { aliasesOf, aliasesQuery, badAliasLine, MAX_ALIASES } from './aliases';
import { LinesForm } from './LinesForm';
import { MoveAway } from './MoveAway';
import { moveRefusals } from './moveRefusals';
import { changeOwnAccount } from './ownAccountQuery';

/** Moving to this account from another one, and from this one to another. */
export function Migration({ account }: { account: WireMe }): ReactNode {
	const query = useThing(aliasesQuery, account.alsoKnownAs ?? []);
	if (account.movedTo) {
		return (
			<Section marker="moveAccount" title={text.ownAccount.moveTitle}>
				<AboutText tone="warning">{text.ownAccount.hasMoved}</AboutText>
			</Section>
		);
	}
	return (
		<>
			<QueryState query={query}>{aliases => <Aliases aliases={aliases} />}</QueryState>
			<MoveAway />
		</>
	);
}

function Aliases({ aliases }: { aliases: readonly string[] }): ReactNode {
	const session = useSession();
	return (
		<LinesForm
			title={text.ownAccount.aliases}
			about={text.ownAccount.aliasesAbout}
			name="alsoKnownAs"
			placeholder="@name@a.example"
			saved={aliases.join('\n')}
			normal={lines => aliasesOf(lines).join('\n')}
			problemOf={lines => {
				const line = badAliasLine(lines);
				if (line !== null) return t('ownAccount.badAlias', { line });
				return aliasesOf(lines).length > MAX_ALIASES ? t('ownAccount.maxAliases', { max: MAX_ALIASES }) : undefined;
			}}
			explain={error => (error instanceof ApiError ? moveRefusals()[error.code] : undefined)}
			read={async () => {
				const { alsoKnownAs } = await session.api.call('i');
				return (await fetchThing(session, aliasesQuery, alsoKnownAs ?? [])).join('\n');
			}}
			send={async lines => {
				await changeOwnAccount(session, { alsoKnownAs: aliasesOf(lines) });
				return aliasesOf(lines).join('\n');
			}}
		/>
	);
}
