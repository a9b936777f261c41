import sharp from 'sharp';

const SIZES = [
	[1200, 800],
	[800, 1200],
	[1000, 1000],
	[1600, 700],
] as const;

/** Pictures of several shapes, each with its own colour so that all files differ. */
export async function drawPictures(seed: number): Promise<Blob[]> {
	return Promise.all(
		SIZES.map(async ([width, height], index) => {
			const hue = (seed * 47 + index * 83) % 360;
			const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
				<rect width="100%" height="100%" fill="hsl(${hue} 45% 40%)"/>
				<circle cx="${width * 0.3}" cy="${height * 0.4}" r="${height * 0.25}" fill="hsl(${(hue + 60) % 360} 60% 65%)"/>
				<path d="M0 ${height * 0.8}Q${width / 2} ${height * 0.55} ${width} ${height * 0.8}V${height}H0Z" fill="hsl(${(hue + 180) % 360} 40% 25%)"/>
			</svg>`;
			return new Blob([new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer())]);
		}),
	);
}
