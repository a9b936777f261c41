import type { Session } from '@/stores/session/Session';

/**
 * Takes an antenna whose notes are in sight for read while the page is visible, also where more is caught meanwhile.
 * @returns the function that stops it
 */
export function readAntennaOnSight(session: Session, antennaId: string): () => void {
	const read = () => {
		if (document.visibilityState !== 'visible' || session.me.getState().me?.hasUnreadAntenna !== true) return;
		import('@/stores/antennaMarks')
			.then(({ readAntenna }) => readAntenna(session, antennaId))
			.catch(error => console.warn('An antenna could not be marked as read.', error));
	};
	read();
	document.addEventListener('visibilitychange', read);
	const end = session.me.subscribe(read);
	return () => {
		document.removeEventListener('visibilitychange', read);
		end();
	};
}
