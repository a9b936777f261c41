/**
 * A position in a video: `1:05`, `1:02:05`; empty if unknown.
 * @param seconds from the beginning
 */
export function playTime(seconds: number): string {
	const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
	const two = (value: number) => String(value).padStart(2, '0');
	const hours = Math.floor(whole / 3600);
	const minutes = Math.floor((whole % 3600) / 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
