import { inTime } from '@/base/inTime';

interface PageAnswer {
	/** The network's response; rejects where there is none. */
	readonly asked: Promise<Response>;
	/** The page of the kept build; undefined if it is not there. */
	readonly kept: () => Promise<Response | undefined>;
	readonly waitMs: number;
}

/**
 * Answers a navigation: by the network, or by the kept page where the network doesn't answer in time, or only a gateway
 * in front of a server that is down.
 */
export async function answerPage({ asked, kept, waitMs }: PageAnswer): Promise<Response> {
	const good = asked.then(
		response => (response.status >= 500 ? null : response),
		() => null,
	);
	const answered = await inTime(good, waitMs);
	return answered ?? (await kept()) ?? asked;
}
