import type { UploadObstacle } from './uploadLimits';

/** The file was not sent, as the server would have refused it. */
export class UploadObstacleError extends Error {
	override readonly name = 'UploadObstacleError';
	readonly obstacle: UploadObstacle;

	constructor(obstacle: UploadObstacle) {
		super(`The file would be refused: ${obstacle}.`);
		this.obstacle = obstacle;
	}
}
