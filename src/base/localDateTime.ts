/** A time (milliseconds since the epoch) as the value of an input of the type `datetime-local`, in the device's zone. */
export function localDateTime(at: number): string {
	const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
	return shifted.toISOString().slice(0, 16);
}
