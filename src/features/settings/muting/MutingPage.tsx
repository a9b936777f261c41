import type { ReactNode } from 'react';
import { ApiError } from '@/api/ApiError';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { PageBody } from '@/ui/page/PageBody';
import type { WireMe } from '@/wire/entities';
import { LinesForm } from '../account/LinesForm';
import { OwnAccount } from '../account/OwnAccount';
import { changeOwnAccount } from '../account/ownAccountQuery';
import { MutedPeople } from './MutedPeople';
import { badHostLine, hostsOf } from './mutedHosts';
import { brokenRegex, fromLines, lengthOf, toLines } from './mutedWordsText';
import { PEOPLE_LISTS } from './peopleLists';

/** Everything that the account mutes and blocks (rules/notes#muted-words). */
export default function MutingPage(): ReactNode {
	useHostTitle(text.settings.pages.muting);
	const mayReadMutes = useTokenMay('read:mutes');
	const mayReadBlocks = useTokenMay('read:blocks');
	const lists = PEOPLE_LISTS.filter(({ id }) => (id === 'blocked' ? mayReadBlocks : mayReadMutes));
	return (
		<PageBody>
			<OwnAccount>{account => <Words account={account} />}</OwnAccount>
			{lists.map(list => (
				<MutedPeople key={list.id} list={list} />
			))}
		</PageBody>
	);
}

function Words({ account }: { account: WireMe }): ReactNode {
	const session = useSession();
	const limit = account.policies?.wordMuteLimit ?? Number.POSITIVE_INFINITY;
	const now = () => session.api.call('i');
	const words = (field: 'mutedWords' | 'hardMutedWords') => ({
		name: field,
		read: async () => toLines((await now())[field] ?? []),
		placeholder: text.muting.wordsHint,
		saved: toLines(account[field] ?? []),
		...(Number.isFinite(limit) && {
			caption: (lines: string) => t('muting.used', { count: lengthOf(lines), limit }),
		}),
		normal: (lines: string) => toLines(fromLines(lines)),
		problemOf: (lines: string) => problemOf(lines, limit),
		explain: refusalOf,
		send: async (lines: string) =>
			toLines((await changeOwnAccount(session, { [field]: fromLines(lines) }))[field] ?? fromLines(lines)),
	});
	return (
		<>
			<LinesForm title={text.muting.words} about={text.muting.wordsAbout} {...words('mutedWords')} />
			<LinesForm title={text.muting.hardWords} about={text.muting.hardWordsAbout} {...words('hardMutedWords')} />
			<LinesForm
				title={text.muting.hosts}
				about={text.muting.hostsAbout}
				name="mutedInstances"
				placeholder="a.example"
				saved={(account.mutedInstances ?? []).join('\n')}
				read={async () => ((await now()).mutedInstances ?? []).join('\n')}
				normal={lines => hostsOf(lines).join('\n')}
				problemOf={lines => {
					const line = badHostLine(lines);
					return line === null ? undefined : t('muting.badHost', { line });
				}}
				send={async lines => {
					const { mutedInstances } = await changeOwnAccount(session, { mutedInstances: hostsOf(lines) });
					return (mutedInstances ?? hostsOf(lines)).join('\n');
				}}
			/>
		</>
	);
}

function problemOf(lines: string, limit: number): string | undefined {
	const broken = brokenRegex(lines);
	if (broken) return t('muting.badRegex', { line: broken.line, reason: broken.reason });
	const count = lengthOf(lines);
	return count > limit ? t('muting.tooMany', { count, limit }) : undefined;
}

function refusalOf(error: unknown): string | undefined {
	if (!(error instanceof ApiError)) return undefined;
	if (error.code === 'INVALID_REGEXP') return text.muting.refusedRegex;
	return error.code === 'TOO_MANY_MUTED_WORDS' ? text.muting.refusedTooMany : undefined;
}
