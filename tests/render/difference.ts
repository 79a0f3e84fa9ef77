import sharp from 'sharp';

/** How much two pictures differ per channel on average, of 255; other machines draw letters a little differently. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).raw().toBuffer({ resolveWithObject: true })),
  );
  if (a?.info.width !== b?.info.width || a?.info.height !== b?.info.height) return 255;
  const [left, right] = [a?.data ?? Buffer.alloc(0), b?.data ?? Buffer.alloc(0)];
  return left.reduce((sum, value, i) => sum + Math.abs(value - (right[i] ?? 0)), 0) / left.length;
}
