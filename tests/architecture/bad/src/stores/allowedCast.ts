interface Api {
	call(endpoint: 'i'): Promise<{ name: string }>;
}

export async function nameOf(api: Api, kept: ReadonlyMap<string, unknown>): Promise<string> {
	const before = kept.get('name') as string | undefined;
	const { name } = await api.call('i');
	return before ?? name;
}
