/** The connections that have lost their server. */
const lost = new Set<object>();

/** Notes that a connection has lost its server, or has it again (or ended). */
export function noteServerLost(connection: object, isLost: boolean): void {
	if (isLost) lost.add(connection);
	else lost.delete(connection);
}

/** Whether requests may well fail at the moment. */
export const mayServerBeLost = (): boolean => lost.size > 0 || navigator.onLine === false;
