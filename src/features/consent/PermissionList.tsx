import type { ReactNode } from 'react';
import { permissionText } from '@/blocks/account/permissionText';
import { permissionRisk } from '@/domain/account/permissionRisk';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import styles from './consentCard.module.css';

/** What an app wants to do, in words; what is dangerous comes first, and is said to be so. */
export function PermissionList({ permissions }: { permissions: readonly string[] }): ReactNode {
	const of = (...risks: readonly string[]) => permissions.filter(each => risks.includes(permissionRisk(each)));
	const [administration, high, low] = [of('administration'), of('high'), of('low')];
	if (permissions.length === 0) return <p>{text.miauth.mayDoNothing}</p>;
	return (
		<section className={styles.wanted} aria-label={text.miauth.mayDo}>
			<h2>{text.miauth.mayDo}</h2>
			{administration.length > 0 && (
				<Dangerous isVery about={text.miauth.dangerAdministration} permissions={administration} />
			)}
			{high.length > 0 && <Dangerous about={text.miauth.dangerHigh} permissions={high} />}
			{low.length > 0 && (
				<ul className={styles.permissions}>
					{low.map(permission => (
						<li key={permission}>
							<Icon name={permission.startsWith('write') ? 'edit' : 'eye'} size={16} />
							{permissionText(permission)}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

interface DangerousProps {
	about: string;
	permissions: readonly string[];
	isVery?: boolean;
}

function Dangerous({ about, permissions, isVery = false }: DangerousProps): ReactNode {
	return (
		<div className={styles.danger} data-very={isVery || undefined}>
			<p>{about}</p>
			<ul className={styles.permissions}>
				{permissions.map(permission => (
					<li key={permission}>
						<Icon name="warning" size={16} />
						{permissionText(permission)}
					</li>
				))}
			</ul>
		</div>
	);
}
