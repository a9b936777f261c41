/** Films on iPhones know a full screen of their own only. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Where the browser refuses, everything stays as it is. */
export function toggleFullscreen(box: HTMLElement | null, video: PhoneVideo | null): void {
	if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
	else if (document.fullscreenEnabled) box?.requestFullscreen().catch(() => {});
	else video?.webkitEnterFullscreen?.();
}

export function canPictureInPicture(): boolean {
	return 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
}

export function togglePictureInPicture(video: HTMLVideoElement | null): void {
	if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => {});
	else video?.requestPictureInPicture().catch(() => {});
}
