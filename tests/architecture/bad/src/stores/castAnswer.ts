// reported by endpoints(no-answer-cast)
interface Session {
	readonly api: { call(endpoint: string): Promise<unknown> };
}

export const nameOf = async (session: Session): Promise<string> =>
	((await session.api.call('i')) as { name: string }).name;
