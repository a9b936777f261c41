export type DeviceKind = 'mobile' | 'tablet' | 'desktop';

/** The widest window, in CSS pixels, that counts as a phone's whatever the device says it is (rules/start#device). */
export const MOBILE_WIDTH = 700;

export interface DeviceFacts {
	userAgent: string;
	/** Width of the window in CSS pixels. */
	width: number;
	/** Tells an iPad from a Mac, whose user agent it sends. */
	touchPoints: number;
}

/** The kind of device, by user agent and width (rules/start#device). A phone stays one when it lies on its side. */
export function deviceKindOf({ userAgent, width, touchPoints }: DeviceFacts): DeviceKind {
	const isPhone =
		/iPhone|iPod|Windows Phone/i.test(userAgent) || (/Android/i.test(userAgent) && /Mobile/i.test(userAgent));
	if (width <= MOBILE_WIDTH || isPhone) return 'mobile';
	if (/iPad|Android|Tablet|Silk/i.test(userAgent)) return 'tablet';
	return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'tablet' : 'desktop';
}

/** The kind of this device as its window is now. */
export function deviceKind(): DeviceKind {
	return deviceKindOf({
		userAgent: navigator.userAgent,
		width: innerWidth,
		touchPoints: navigator.maxTouchPoints,
	});
}
