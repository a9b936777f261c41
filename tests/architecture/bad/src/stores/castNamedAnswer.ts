// reported by endpoints(no-answer-cast)
interface Api {
	call(endpoint: string): Promise<unknown>;
}

export async function nameOf(api: Api): Promise<string> {
	const answer = await api.call('i');
	return (answer as { name: string }).name;
}
