/** iPhones only have their own full screen for videos. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Toggles full screen; nothing happens if the browser refuses. */
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
