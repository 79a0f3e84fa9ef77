import { constants, createDeflate, type Deflate } from 'node:zlib';
import type { WebSocket } from 'ws';

/** Sends payloads over one connection, each as JSON: plain, or all in one zlib stream that is flushed after each. */
export class Wire {
  private readonly deflate: Deflate | null;
  private chunks: Buffer[] = [];

  constructor(
    private readonly socket: WebSocket,
    { zlibStream }: { zlibStream: boolean },
  ) {
    this.deflate = zlibStream ? createDeflate({ chunkSize: 2 ** 16 }) : null;
    this.deflate?.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  send(payload: unknown): void {
    const text = JSON.stringify(payload);
    if (this.deflate === null) {
      this.socket.send(text);
      return;
    }
    this.deflate.write(text);
    this.deflate.flush(constants.Z_SYNC_FLUSH, () => {
      const frame = Buffer.concat(this.chunks);
      this.chunks = [];
      if (this.socket.readyState === this.socket.OPEN) this.socket.send(frame);
    });
  }
}
