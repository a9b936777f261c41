import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { useOutage, useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import strip from './Strip.module.css';

/** A line at the bottom of the page that says that the server can't be reached. A press checks it at once. */
export function OutageStrip({ isAlone = false }: { isAlone?: boolean }): ReactNode {
	const { reachability } = useSession();
	const outage = useOutage();
	return (
		<div className={isAlone ? strip.alone : strip.status} role="status">
			{outage && (
				<button type="button" className={strip.strip} data-calm="" onClick={() => void reachability.check()}>
					<Icon name={outage === 'away' ? 'wifiOff' : 'alert'} size={16} />
					<span>{text.shell[`${outage}Trying`]}</span>
					<Icon name="refresh" size={16} />
				</button>
			)}
		</div>
	);
}
