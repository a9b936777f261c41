/** How many of the sections in view show a note, and how many there are. Runs in the page; must be self-contained. */
export function sectionsShowing({ sections, noteId }: { readonly sections: string; readonly noteId: string }): {
	readonly showing: number;
	readonly all: number;
} {
	const inView = [...document.querySelectorAll(sections)].filter(section => {
		const { left, right } = section.getBoundingClientRect();
		return right > 0 && left < innerWidth;
	});
	const showing = inView.filter(section => section.querySelector(`article[data-note-id="${noteId}"]`));
	return { showing: showing.length, all: inView.length };
}
