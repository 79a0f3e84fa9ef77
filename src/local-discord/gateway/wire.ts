import { constants, createDeflate, type Deflate, deflateSync } from 'node:zlib';
import type { WebSocket } from 'ws';
import { CLOSE_REASONS } from './close-reasons.ts';

/** Clients that can unpack single payloads get those packed that are worth it. */
const WORTH_PACKING = 2 ** 12;

/** How a client wants its payloads packed: not at all, each large one by itself, or all as one stream. */
export type Packing = 'none' | 'large payloads' | 'zlib-stream';

/** Sends texts over one connection, in order. */
export class Wire {
  private readonly deflate: Deflate | null;
  private chunks: Buffer[] = [];

  constructor(
    private readonly socket: WebSocket,
    private packing: Packing,
  ) {
    this.deflate = packing === 'zlib-stream' ? createDeflate({ chunkSize: 2 ** 16 }) : null;
    this.deflate?.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  /** The client has said that it can unpack payloads; one stream for all goes before that. */
  packLargePayloads(): void {
    if (this.packing === 'none') this.packing = 'large payloads';
  }

  send(text: string): void {
    if (this.deflate !== null) this.sendInStream(this.deflate, text);
    else if (this.packing === 'large payloads' && text.length >= WORTH_PACKING)
      this.socket.send(deflateSync(text));
    else this.socket.send(text);
  }

  /** Every payload ends with a flush, by which clients see that it is complete. */
  private sendInStream(deflate: Deflate, text: string): void {
    deflate.write(text);
    deflate.flush(constants.Z_SYNC_FLUSH, () => {
      const frame = Buffer.concat(this.chunks);
      this.chunks = [];
      this.socket.send(frame);
    });
  }

  /** After all that was sent before. */
  close(code: number): void {
    const close = (): void => this.socket.close(code, CLOSE_REASONS[code]);
    if (this.deflate === null) close();
    else this.deflate.flush(constants.Z_SYNC_FLUSH, close);
  }

  drop(): void {
    this.socket.terminate();
  }

  /** The connection is gone. */
  release(): void {
    this.deflate?.destroy();
  }
}
