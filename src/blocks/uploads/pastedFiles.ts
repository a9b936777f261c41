/** Pasted files, named by time: year-month-day hour-minute-second and a number (rules/composing#pasting). */
export function pastedFiles(list: FileList | readonly File[], now: Date): File[] {
	const two = (value: number) => String(value).padStart(2, '0');
	const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
	const time = `${two(now.getHours())}-${two(now.getMinutes())}-${two(now.getSeconds())}`;
	return [...list].map((file, index) => {
		const dot = file.name.lastIndexOf('.');
		const ending = dot > 0 ? file.name.slice(dot) : '';
		return new File([file], `${date} ${time} ${index + 1}${ending}`, { type: file.type });
	});
}
