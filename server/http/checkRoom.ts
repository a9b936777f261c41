import { ApiError } from './ApiError';
import { commonErrors } from './commonErrors';

/** @throws ApiError when there are as many of something as may be kept */
export function checkRoom(kept: number, max: number): void {
	if (kept >= max) throw new ApiError(commonErrors.tooMuchKept);
}
