import type { Session } from '@/stores/session/Session';

/**
 * Takes an antenna whose notes are shown for read, also where more is caught meanwhile.
 * @returns the function that stops it
 */
export function watchAntenna(session: Session, antennaId: string): () => void {
	const read = () => {
		if (session.me.getState().me?.hasUnreadAntenna !== true) return;
		import('@/stores/readAntenna')
			.then(({ readAntenna }) => readAntenna(session, antennaId))
			.catch(error => console.warn('An antenna could not be marked as read.', error));
	};
	read();
	return session.me.subscribe(read);
}
