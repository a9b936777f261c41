import { type MouseEvent, type ReactNode, useState } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { roleMenu } from '@/blocks/actions/roleMenu';
import { absoluteTime } from '@/blocks/time/RelativeTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useMe, useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { openMenu } from '@/ui/menu/openMenu';
import { Section } from '@/ui/section/Section';
import { toast } from '@/ui/toast/toasts';
import styles from './moderation.module.css';
import type { HeldRole, ModeratedUser } from './toModeratedUser';

interface UserRolesProps {
	moderated: ModeratedUser;
	onChanged: () => void;
}

/** The roles of a user; manual ones can be removed, and others assigned. */
export function UserRoles({ moderated, onChanged }: UserRolesProps): ReactNode {
	const session = useSession();
	const isAdmin = useMe(me => me?.isAdmin ?? false);
	const mayReadRoles = useTokenMay('read:admin:roles');
	const mayChange = useTokenMay('write:admin:roles');
	const [isLoading, setLoading] = useState(false);
	const { userId, roles } = moderated;
	const give = async ({ currentTarget: anchor }: MouseEvent<HTMLButtonElement>) => {
		setLoading(true);
		const items = await roleMenu(session, userId, onChanged);
		setLoading(false);
		openMenu({ anchor, items, label: text.userMenu.giveRole });
	};
	const take = ({ id: roleId, name }: HeldRole) =>
		passGate(session, {
			confirmation: {
				title: t('moderation.takeRoleTitle', { name }),
				okText: t('moderation.takeRole', { name }),
				danger: true,
			},
			async perform({ api }) {
				await api.call('admin/roles/unassign', { roleId, userId });
				toast(t('moderation.roleTaken', { name }), { icon: 'badge' });
				onChanged();
			},
		});
	return (
		<Section
			title={text.moderation.roles}
			action={
				mayReadRoles &&
				mayChange && (
					<Button size="small" icon="plus" busy={isLoading} aria-haspopup="menu" onClick={event => void give(event)}>
						{text.userMenu.giveRole}
					</Button>
				)
			}
		>
			{roles.length === 0 ? (
				<p className={styles.none}>{text.moderation.noRoles}</p>
			) : (
				<ul className={styles.list}>
					{roles.map(role => (
						<li key={role.id}>
							<span className={styles.role} style={role.color === null ? undefined : { color: role.color }}>
								<Icon name="badge" size={18} />
							</span>
							<span className={styles.main}>
								<b>{role.name}</b>
								<small>{termOf(role)}</small>
							</span>
							{mayChange && role.since !== null && (isAdmin || role.canBeTakenByModerator) && (
								<IconButton
									icon="close"
									size="small"
									label={t('moderation.takeRole', { name: role.name })}
									onClick={() => void take(role)}
								/>
							)}
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

function termOf({ since, until }: HeldRole): string {
	if (since === null) return text.moderation.byCondition;
	const begin = t('moderation.since', { time: absoluteTime(since) });
	return until === null ? begin : t('moderation.until', { since: begin, time: absoluteTime(until) });
}
