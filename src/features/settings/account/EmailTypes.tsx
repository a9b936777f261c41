import { type ReactNode, useState } from 'react';
import { boolean, object } from 'valibot';
import { errorText } from '@/blocks/query/errorText';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { tick } from '@/ui/form/controls';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import type { WireMe } from '@/wire/entities';
import styles from '../page/page.module.css';
import { changeOwnAccount } from './ownAccountQuery';

/** What a server can send by email. */
const TYPES = ['mention', 'reply', 'quote', 'follow', 'receiveFollowRequest'] as const;
type Wanted = Readonly<Record<(typeof TYPES)[number] | 'announcement', boolean>>;

const RULES = object({
	mention: boolean(),
	reply: boolean(),
	quote: boolean(),
	follow: boolean(),
	receiveFollowRequest: boolean(),
	announcement: boolean(),
});

function toWanted({ emailNotificationTypes, receiveAnnouncementEmail }: WireMe): Wanted {
	const has = (type: (typeof TYPES)[number]) => (emailNotificationTypes ?? []).includes(type);
	return {
		mention: has('mention'),
		reply: has('reply'),
		quote: has('quote'),
		follow: has('follow'),
		receiveFollowRequest: has('receiveFollowRequest'),
		announcement: receiveAnnouncementEmail ?? false,
	};
}

/** Of which events the account is told by email. */
export function EmailTypes({ account }: { account: WireMe }): ReactNode {
	const session = useSession();
	const [saved, setSaved] = useState(() => toWanted(account));
	const form = useForm<Wanted>({
		initial: saved,
		rules: RULES,
		async send(edit) {
			const now = await session.api.call('i');
			const wanted = { ...edit };
			// Another device may have chosen meanwhile what was left alone here.
			for (const [kind, isOn] of Object.entries(toWanted(now)) as [keyof Wanted, boolean][]) {
				if (edit[kind] !== saved[kind]) continue;
				wanted[kind] = isOn;
				form.bind(kind).onChange(isOn);
			}
			const known: readonly string[] = TYPES;
			// Types that this version doesn't know stay.
			const others = (now.emailNotificationTypes ?? []).filter(type => !known.includes(type));
			const emailNotificationTypes = [...TYPES.filter(type => wanted[type]), ...others];
			await changeOwnAccount(session, { emailNotificationTypes, receiveAnnouncementEmail: wanted.announcement });
			setSaved(wanted);
			toast(text.ownAccount.saved, { icon: 'check', tone: 'success' });
		},
		explain: error => ({ text: errorText(error).text }),
	});
	const names = text.ownAccount.emailTypes;
	const isChanged = [...TYPES, 'announcement' as const].some(type => form.values[type] !== saved[type]);
	return (
		<Section marker="emailNotificationTypes" title={text.ownAccount.emailsTitle} about={text.ownAccount.emailsAbout}>
			<Form
				form={form}
				className={styles.form}
				fields={{
					mention: tick({ label: names.mention }),
					reply: tick({ label: names.reply }),
					quote: tick({ label: names.quote }),
					follow: tick({ label: names.follow }),
					receiveFollowRequest: tick({ label: names.receiveFollowRequest }),
					announcement: tick({ label: names.announcement }),
				}}
			/>
			<ButtonRow>
				<Button size="small" icon="check" busy={form.isBusy} disabled={!isChanged} onClick={form.submit}>
					{text.ownAccount.save}
				</Button>
			</ButtonRow>
		</Section>
	);
}
