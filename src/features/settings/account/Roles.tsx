import type { ReactNode } from 'react';
import { Facts } from '@/blocks/person/Facts';
import { text } from '@/i18n/text';
import { Section } from '@/ui/section/Section';
import type { WireMe } from '@/wire/entities';
import styles from '../page/page.module.css';
import { policyLines } from './policyLines';

/** The account's roles, and what they allow in plain words. */
export function Roles({ account }: { account: WireMe }): ReactNode {
	const roles = account.roles ?? [];
	return (
		<Section marker="roles" title={text.ownAccount.roles} about={text.ownAccount.rolesAbout}>
			{roles.length > 0 && (
				<ul className={styles.list}>
					{roles.map(role => (
						<li key={role.id} className={styles.row}>
							<span className={styles.facts}>
								<b>{role.name}</b>
								<small>{role.description}</small>
							</span>
						</li>
					))}
				</ul>
			)}
			<details>
				<summary>{text.ownAccount.policies}</summary>
				<Facts facts={policyLines(account.policies)} />
			</details>
		</Section>
	);
}
