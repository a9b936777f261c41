/** How long the browser may take to start reading a download. */
const READ_MS = 60_000;

/** Saves a file to the downloads folder. */
export function saveFile(file: File): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = url;
	link.download = file.name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
