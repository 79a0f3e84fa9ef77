import { constants, inflateRawSync } from 'node:zlib';

const { Z_NO_FLUSH, Z_SYNC_FLUSH } = constants;
const HEADER_BYTES = 2;
const WINDOW_BYTES = 2 ** 15;

/** Unpacks a stream piece by piece: what came last before a piece is all that it may refer back to. */
class Inflate {
  err = 0;
  msg = '';
  result = null;
  #isBegun = false;
  #packed = [];
  #window = Buffer.alloc(0);

  push(piece, flush) {
    this.#packed.push(this.#isBegun ? piece : piece.subarray(HEADER_BYTES));
    this.#isBegun = true;
    if (flush !== Z_SYNC_FLUSH) return;
    const unpacked = inflateRawSync(Buffer.concat(this.#packed.splice(0)), {
      finishFlush: Z_SYNC_FLUSH,
      ...(this.#window.length === 0 ? {} : { dictionary: this.#window }),
    });
    this.#window = Buffer.concat([this.#window, unpacked]).subarray(-WINDOW_BYTES);
    this.result = unpacked.toString();
  }
}

/** Stands in for the package of that name, without which discord.js never asks for a packed stream. */
export default { Z_NO_FLUSH, Z_SYNC_FLUSH, Inflate };
