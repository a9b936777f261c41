export const parts = (path: string, origin: string, id: string): string[] => [
	...path.split('/'),
	`${origin}/files/${id}`,
	'/proxy/notes/show',
];
