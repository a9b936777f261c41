import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import styles from './Facts.module.css';

export interface Fact {
	readonly name: string;
	/** Null to leave it out. */
	readonly value: ReactNode;
	/** The text to copy; missing for no copy button. */
	readonly copy?: string | undefined;
}

/** A list of names and values. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
	return (
		<dl className={styles.facts}>
			{facts
				.filter(({ value }) => value !== null)
				.map(({ name, value, copy }) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>
							<span dir="auto">{value}</span>
							{copy !== undefined && (
								<IconButton
									icon="copy"
									size="small"
									iconSize={15}
									label={`${text.common.copy}: ${name}`}
									onClick={() => void copyWithToast(copy)}
								/>
							)}
						</dd>
					</div>
				))}
		</dl>
	);
}
