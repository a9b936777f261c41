import type { ReactNode } from 'react';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { AboutText } from '@/ui/page/AboutText';
import { Section } from '@/ui/section/Section';
import styles from './ApiConsolePage.module.css';
import type { KeptCall } from './callHistory';

interface LatestCallsProps {
	calls: readonly KeptCall[];
	onTake: (call: KeptCall) => void;
	onDrop: (isDropped: (call: KeptCall) => boolean) => void;
}

/** The latest calls, to be made again. */
export function LatestCalls({ calls, onTake, onDrop }: LatestCallsProps): ReactNode {
	return (
		<Section
			title={text.apiConsole.history}
			about={text.apiConsole.historyAbout}
			action={
				calls.length > 0 && (
					<Button size="small" icon="trash" onClick={() => onDrop(() => true)}>
						{text.apiConsole.clear}
					</Button>
				)
			}
		>
			{calls.length === 0 ? (
				<AboutText>{text.apiConsole.noHistory}</AboutText>
			) : (
				<ul className={styles.calls}>
					{calls.map(call => (
						<li key={`${call.endpoint} ${call.at}`}>
							<button type="button" className={styles.call} onClick={() => onTake(call)}>
								<b>{call.endpoint}</b>
								<Badge tone={call.status !== null && call.status < 300 ? 'dim' : 'danger'}>
									{call.status === null ? text.apiConsole.unanswered : String(call.status)}
								</Badge>
								<small>
									{call.caller === 'visitor' && `${text.apiConsole.asVisitor} · `}
									<RelativeTime at={call.at} />
								</small>
							</button>
							<IconButton
								icon="close"
								label={t('apiConsole.drop', { endpoint: call.endpoint })}
								onClick={() => onDrop(each => each.at === call.at && each.endpoint === call.endpoint)}
							/>
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
