import { type ReactNode, useState } from 'react';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { Section } from '@/ui/section/Section';
import styles from './moderation.module.css';
import type { SignIn } from './toModeratedUser';

const SHOWN_FIRST = 5;

/** The sign-ins of a user, the latest first. */
export function SignIns({ signIns }: { signIns: readonly SignIn[] }): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const shown = isOpen ? signIns : signIns.slice(0, SHOWN_FIRST);
	return (
		<Section title={text.moderation.signins}>
			<ul className={styles.list}>
				{shown.map(({ id, ip, at, isSuccess }) => (
					<li key={id}>
						<code className={styles.main}>{ip}</code>
						<Badge tone={isSuccess ? 'success' : 'danger'}>
							{isSuccess ? text.moderation.succeeded : text.moderation.failed}
						</Badge>
						{at !== null && <RelativeTime at={at} />}
					</li>
				))}
			</ul>
			{shown.length < signIns.length && (
				<Button size="small" onClick={() => setOpen(true)}>
					{text.notePage.more}
				</Button>
			)}
		</Section>
	);
}
