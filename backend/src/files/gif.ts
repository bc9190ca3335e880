/** Extensions that say how to show the frames: their times, and how often they are repeated. */
const graphicControl = 0xf9;
const application = 0xff;
const applications = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** Returns a GIF without its comments and other metadata. Throws if it breaks off within a block. */
export function withoutMetadata(gif: Buffer): Buffer {
  let position = 13 + colourTableBytes(gif.readUInt8(10));
  const kept = [gif.subarray(0, position)];
  while (position < gif.length) {
    const introducer = gif.readUInt8(position);
    const isFrame = introducer === 0x2c;
    const isExtension = introducer === 0x21;
    // What follows the trailer is no part of the image.
    if (!isFrame && !isExtension) break;
    const data = isFrame
      ? position + 11 + colourTableBytes(gif.readUInt8(position + 9))
      : position + 2;
    const end = endOfData(gif, data);
    if (isFrame || isForShowing(gif, position)) kept.push(gif.subarray(position, end));
    position = end;
  }
  return Buffer.concat([...kept, Buffer.from([0x3b])]);
}

function isForShowing(gif: Buffer, position: number): boolean {
  const label = gif.readUInt8(position + 1);
  const name = gif.toString('latin1', position + 3, position + 14);
  return label === graphicControl || (label === application && applications.includes(name));
}

/** Returns the size of the colour table that the flags of a screen or of a frame announce. */
function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Returns the position after a list of blocks, each of which begins with its size; the last is empty. */
function endOfData(gif: Buffer, start: number): number {
  let position = start;
  for (;;) {
    const size = gif.readUInt8(position);
    position += size + 1;
    if (size === 0) return position;
  }
}
