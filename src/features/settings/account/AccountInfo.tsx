import type { ReactNode } from 'react';
import { Facts } from '@/blocks/person/Facts';
import { absoluteTime } from '@/blocks/time/RelativeTime';
import { numberText } from '@/i18n/numberText';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Section } from '@/ui/section/Section';
import type { WireMe } from '@/wire/entities';

/** What the server knows about the account. */
export function AccountInfo({ account }: { account: WireMe }): ReactNode {
	const { host } = useSession();
	const figure = (value: number | null | undefined) => (value == null ? null : numberText(value));
	const created = Date.parse(account.createdAt ?? '');
	return (
		<Section marker="accountInfo" title={text.ownAccount.info}>
			<Facts
				facts={[
					{ name: 'ID', value: account.id, copy: account.id },
					{ name: text.ownAccount.handle, value: `@${account.username ?? ''}@${host}` },
					{ name: text.ownAccount.created, value: Number.isNaN(created) ? null : absoluteTime(created) },
					{ name: text.profile.notes, value: figure(account.notesCount) },
					{ name: text.profile.following, value: figure(account.followingCount) },
					{ name: text.profile.followers, value: figure(account.followersCount) },
					{ name: text.ownAccount.daysSignedIn, value: figure(account.loggedInDays) },
				]}
			/>
		</Section>
	);
}
