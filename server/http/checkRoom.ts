import { ApiError } from './ApiError';
import { commonErrors } from './commonErrors';

/** @throws ApiError if the maximum number of something is stored */
export function checkRoom(kept: number, max: number): void {
	if (kept >= max) throw new ApiError(commonErrors.tooMuchKept);
}
